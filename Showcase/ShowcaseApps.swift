import ArgumentParser

/// The apps of the Home Screen, and their options of the command line.
struct ShowcaseApps: ParsableArguments {
  @OptionGroup var contacts: ContactsEntry
  @OptionGroup var footballGather: FootballGatherEntry
  @OptionGroup var zhihuDaily: ZhihuDailyEntry
  @OptionGroup var categories: CategoriesEntry

  /// The apps, in the order of the Home Screen; those without options have no group above.
  var all: [any ShowcaseEntry] {
    [contacts, footballGather, zhihuDaily, categories, PatternGalleryEntry()]
  }
}
