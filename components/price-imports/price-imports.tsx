'use client';
export const PriceImports = () => <h1>todo</h1>;
