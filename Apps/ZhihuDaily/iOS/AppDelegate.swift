import ZhihuDailyApp

@main final class AppDelegate: ZhihuDailyAppDelegate {}
