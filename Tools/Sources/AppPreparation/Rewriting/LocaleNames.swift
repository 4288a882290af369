import SwiftSyntax

/// The locale of the user, and what follows it: Foundation's own is the same on every device here.
enum LocaleNames {
  private static let current: Set<String> = ["current", "autoupdatingCurrent"]

  /// Replaces `Locale.current` and its kin.
  static func replacements(in member: MemberAccessExprSyntax) -> [Replacement] {
    let name = member.declName.baseName.text
    guard let base = member.base else {
      guard current.contains(name), member.isLocale else { return [] }
      return [Replacement(member.declName, "_current", .locale)]
    }
    switch base.trimmedDescription.replacing("Foundation.", with: "") {
    case "Locale" where current.contains(name), "Calendar" where current.contains(name):
      return [Replacement(member.declName, "_current", .locale)]
    case "NSLocale" where current.contains(name):
      return [Replacement(member, "Locale._current", .locale)]
    case "Locale" where name == "preferredLanguages", "NSLocale" where name == "preferredLanguages":
      return [Replacement(member, "Locale._preferredLanguages", .locale)]
    default: return []
    }
  }

  /// Replaces `DateFormatter()` and `NumberFormatter()`, whose locale is the user's.
  static func replacements(in call: FunctionCallExprSyntax) -> [Replacement] {
    let callee = call.calledExpression
    guard let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text,
      ["DateFormatter", "NumberFormatter"].contains(name),
      call.arguments.isEmpty, call.trailingClosure == nil
    else { return [] }
    return [Replacement(callee, "\(name)._ofDevice", .locale)]
  }
}

extension MemberAccessExprSyntax {
  /// Whether an implicit member is a locale: that of an argument `locale:`, or what a property `locale` is
  /// set to.
  fileprivate var isLocale: Bool {
    if let argument = parent?.as(LabeledExprSyntax.self) { return argument.label?.text == "locale" }
    guard let list = parent?.as(ExprListSyntax.self), list.count == 3,
      let target = list.first?.as(MemberAccessExprSyntax.self),
      list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { return false }
    return target.declName.baseName.text == "locale"
  }
}
