"""The options with which every command here builds Swift: other options would build all again."""
from pathlib import Path

OPTIONS = Path(__file__).with_name("swift-options").read_text().split()
