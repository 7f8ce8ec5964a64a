update product_proposals set draft = draft || '{"photos": []}'::jsonb where not draft ? 'photos';
