-- Orders that wait for their transfer are few; the job that ends them looks at these alone.
create index orders_waiting_for_transfer on orders (created_at) where state = 'PAYMENT_PENDING';
