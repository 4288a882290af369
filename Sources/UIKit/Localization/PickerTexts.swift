import UIKitHosting

/// The texts of pickers in one language.
struct _PickerTexts: Sendable {
  /// The default label of a wheel.
  let pickerItem: String
  /// Labels of wheels.
  let hours: String
  let minutes: String
  let period: String
  let day: String
  let month: String
  let year: String
  let date: String
  let time: String
  /// Labels of a calendar.
  let previousMonth: String
  let nextMonth: String
  let showMonths: String
  let hideMonths: String
  let today: String
  /// The unit beside a count of one hour.
  let oneHour: String
  /// The unit beside any other count of hours.
  let manyHours: String
  let minuteUnit: String

  private static let english = _PickerTexts(
    pickerItem: "Picker item",
    hours: "Hours",
    minutes: "Minutes",
    period: "AM/PM",
    day: "Day",
    month: "Month",
    year: "Year",
    date: "Date",
    time: "Time",
    previousMonth: "Previous Month",
    nextMonth: "Next Month",
    showMonths: "Show year picker",
    hideMonths: "Hide year picker",
    today: "Today",
    oneHour: "hour",
    manyHours: "hours",
    minuteUnit: "min"
  )

  private static let simplifiedChinese = _PickerTexts(
    pickerItem: "选择器项目",
    hours: "小时",
    minutes: "分钟",
    period: "上午/下午",
    day: "日",
    month: "月",
    year: "年",
    date: "日期",
    time: "时间",
    previousMonth: "上个月",
    nextMonth: "下个月",
    showMonths: "显示年份选择器",
    hideMonths: "隐藏年份选择器",
    today: "今天",
    oneHour: "小时",
    manyHours: "小时",
    minuteUnit: "分钟"
  )

  @MainActor
  static func of(_ runtime: _SceneRuntime?) -> _PickerTexts {
    let language = runtime?.application._device.language ?? "en"
    return language.hasPrefix("zh") ? simplifiedChinese : english
  }
}
