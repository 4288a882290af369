public enum Library {}
