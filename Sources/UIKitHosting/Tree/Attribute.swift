public import VectorDrawing

/// One property of a node with its value.
///
/// Only what differs from the default is sent.
public enum Attribute: Sendable, Equatable {
  // Every node
  /// Not shown; `collapses` when it leaves no gap (in a stack).
  case isHidden(Bool, collapses: Bool)
  /// 0…1.
  case alpha(Double)
  case background(ColorValue?)
  /// The colour of what is tinted in this node and below it.
  case tint(ColorValue?)
  indirect case layer(LayerValue)
  /// Over the background; nil for none.
  case gradient(GradientValue?)
  /// Over the background, stretched to the node; nil for none.
  indirect case drawing(Drawing?)
  /// The node and all in it is seen inside the path alone; nil for no limit.
  indirect case mask(MaskValue?)
  /// Animations that are played while the tree keeps its values.
  case motions([MotionValue])
  case clipsToBounds(Bool)
  case isInteractive(Bool)
  case accessibility(AccessibilityValue)
  /// The swipes that the node recognises, for keys that stand for them; none unless set.
  case swipeGestures([SwipeGestureValue])
  /// Which pointers are reported that go down on the node; none unless set.
  case pointers(PointersValue)
  /// The keys that a window has reported.
  case shortcuts([ShortcutValue])
  /// Whether all keys are reported that are pressed, of a window.
  case keyPresses(Bool)
  /// Whether shakes of the device are reported, of a window.
  case shakes(Bool)
  case slot(Slot?)
  indirect case frame(FrameValue)
  /// The interface style that this subtree overrides; nil follows the reader's.
  case interfaceStyle(InterfaceStyle?)
  /// The identity of the restorable or testable view (`accessibilityIdentifier`).
  case identifier(String?)

  // Text
  /// `lines` is for texts that the scene sets; displays break others.
  case text(String?, lines: TextLinesValue? = nil)
  case attributedText([TextRun], lines: TextLinesValue? = nil)
  case font(FontValue)
  case textColor(ColorValue)
  case textAlignment(TextAlignmentValue)

  // Images
  case image(ImageValue?)
  case contentMode(ContentModeValue)

  // Controls
  case isEnabled(Bool)
  /// Whether it is chosen, nil for a segment that never is; `toggles` where a tap changes that, so
  /// that not chosen is worth saying.
  case isSelected(Bool?, toggles: Bool = false)
  indirect case buttonStyle(ButtonStyleValue)
  case isAnimating(Bool)
  case indicatorStyle(large: Bool)
  /// Of a switch; nil for a white thumb.
  case isOn(Bool, thumb: ColorValue? = nil)
  /// What a held button of a stepper does: steps again and again, and tells of each step at once
  /// or of all of them in the end.
  case stepping(repeats: Bool, isContinuous: Bool)
  /// The chosen one of a segmented control's segments, 0-based; nil for none, which a momentary
  /// one always shows.
  case selection(index: Int?, count: Int, isMomentary: Bool = false)
  /// What stands at the corner of a tab's picture; red unless a colour is given.
  case badge(String?, ColorValue?)

  // Sliders and progress views
  case track(TrackValue)
  indirect case sliderParts(SliderPartsValue)

  // Pickers
  case wheel(WheelValue)
  /// The row of a wheel that is chosen, 0-based.
  case selectedRow(Int, animated: Bool)

  // Pages
  case pages(PagesValue)

  // Web pages
  case web(WebValue)

  // Menus
  case menu(MenuValue)
  case menuItem(MenuItemValue)
  /// Of a button or bar button.
  case menuOffer(MenuOffer)

  // Text fields
  indirect case field(FieldValue)
  case typing(TypingValue)
  /// Whether it has the keyboard, as of the display's newest request that may have moved it; 0 before
  /// the first. A display that has made another request since ignores it.
  case isFirstResponder(Bool, answers: UInt32)

  // Bars, pages, sheets, alerts
  /// The title of a page's bar, a sheet or an alert.
  case title(String?)
  case prompt(String?)
  case message(String?)
  /// Whether a bar's title is large, and whether its search bar goes with the content as such a
  /// title does.
  case largeTitle(Bool, hidesSearch: Bool = false)
  /// Whether a navigation bar is hidden, and the appearance of any bar; nil for the system's.
  case bar(isHidden: Bool, appearance: BarAppearanceValue? = nil)
  /// Of a page, or of what holds tabs.
  indirect case barHeights(BarHeightsValue)
  case tabLayout(TabLayoutValue)
  /// The style of a bar button, and its appearance or that of a tab; nil for the system's.
  case barButtonStyle(BarButtonStyleValue, appearance: BarItemAppearanceValue? = nil)
  indirect case sheet(SheetValue)
  case alertStyle(AlertStyleValue)
  case actionStyle(ActionStyleValue, isPreferred: Bool)
  /// Of an alert that stands for the system's own way to share, where a display has one.
  case share(ShareValue?)

  // Scroll views and tables
  case scroll(ScrollValue)
  /// Go there now; not a state.
  case scrollTo(x: Double, y: Double, animated: Bool)
  indirect case table(TableValue)
  case section(SectionValue)
  case row(RowValue)
  /// What a swipe on a cell has laid open; nil for nothing.
  case swipeActions(SwipeActionsValue?)
  case separatorInset(leading: Double, trailing: Double)
  case collection(CollectionValue)
}
