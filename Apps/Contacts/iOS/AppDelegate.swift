import ContactsApp

@main final class AppDelegate: ContactsAppDelegate {}
