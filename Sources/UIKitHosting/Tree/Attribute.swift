public import VectorDrawing

/// A property of a node with its value.
///
/// Only values that differ from the default are sent.
public enum Attribute: Sendable, Equatable {
  // All nodes
  /// Hidden; `collapses` if it takes no room in a stack.
  case isHidden(Bool, collapses: Bool)
  /// The opacity, 0…1.
  case alpha(Double)
  case background(ColorValue?)
  /// The tint colour of this node and its descendants.
  case tint(ColorValue?)
  indirect case layer(LayerValue)
  /// A gradient over the background; nil for none.
  case gradient(GradientValue?)
  /// A drawing over the background, stretched to the node; nil for none.
  indirect case drawing(Drawing?)
  /// A mask of the node and its descendants; nil for none.
  indirect case mask(MaskValue?)
  /// Animations that are played while the tree keeps its values.
  case motions([MotionValue])
  case clipsToBounds(Bool)
  case isInteractive(Bool)
  case accessibility(AccessibilityValue)
  /// The swipes that the node recognises, which keys may replace; none unless set.
  case swipeGestures([SwipeGestureValue])
  /// The pointers on the node that the display reports; none unless set.
  case pointers(PointersValue)
  /// The key commands that a window declares.
  case shortcuts([ShortcutValue])
  /// A Boolean value that indicates whether a window reports all key presses.
  case keyPresses(Bool)
  /// A Boolean value that indicates whether a window reports shakes of the device.
  case shakes(Bool)
  /// A Boolean value that indicates whether a window supports landscape orientations alone.
  case isLandscape(Bool)
  case slot(Slot?)
  indirect case frame(FrameValue)
  /// The interface style that this subtree overrides; nil follows the user's.
  case interfaceStyle(InterfaceStyle?)
  /// The identifier for restoration and tests (`accessibilityIdentifier`).
  case identifier(String?)

  // Text
  /// A text; `lines` is set if the scene breaks it into lines, otherwise displays do.
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
  /// The selection state; nil for a segment that is never selected.
  ///
  /// `toggles` is set if a tap changes the state, so that the unselected state is announced too.
  case isSelected(Bool?, toggles: Bool = false)
  indirect case buttonStyle(ButtonStyleValue)
  case isAnimating(Bool)
  case indicatorStyle(large: Bool)
  /// The state of a switch; `thumb` is nil for a white thumb.
  case isOn(Bool, thumb: ColorValue? = nil)
  /// The behaviour of a stepper's held button: repeats, and reports each step immediately or all of
  /// them at the end.
  case stepping(repeats: Bool, isContinuous: Bool)
  /// The selected segment of a segmented control, 0-based; nil for none, as always in a momentary
  /// one.
  case selection(index: Int?, count: Int, isMomentary: Bool = false)
  /// The badge of a tab; red unless a colour is given.
  case badge(String?, ColorValue?)

  // Sliders and progress views
  case track(TrackValue)
  indirect case sliderParts(SliderPartsValue)

  // Pickers
  case wheel(WheelValue)
  /// The selected row of a wheel, 0-based.
  case selectedRow(Int, animated: Bool)

  // Pages
  case pages(PagesValue)

  // Web pages
  case web(WebValue)

  // Menus
  case menu(MenuValue)
  case menuItem(MenuItemValue)
  /// The menu of a button or bar button.
  case menuOffer(MenuOffer)

  // Text fields
  indirect case field(FieldValue)
  case typing(TypingValue)
  /// The first responder state of a field, as of the display's newest request that may have changed
  /// it; `answers` is 0 before the first.
  ///
  /// A display that has made another request since ignores it.
  case isFirstResponder(Bool, answers: UInt32)

  // Bars, pages, sheets, alerts
  /// The title of a page's bar, a sheet or an alert.
  case title(String?)
  case prompt(String?)
  case message(String?)
  /// The large title of a bar; `hidesSearch` if its search bar collapses with scrolling as the
  /// title does.
  case largeTitle(Bool, hidesSearch: Bool = false)
  /// The state of a bar; `appearance` is its custom appearance, nil for the system's.
  case bar(isHidden: Bool, appearance: BarAppearanceValue? = nil)
  /// The bar heights of a page, or of a tab container.
  indirect case barHeights(BarHeightsValue)
  case tabLayout(TabLayoutValue)
  /// The style of a bar button; `appearance` is the custom appearance of it or of a tab, nil for
  /// the system's.
  case barButtonStyle(BarButtonStyleValue, appearance: BarItemAppearanceValue? = nil)
  indirect case sheet(SheetValue)
  case alertStyle(AlertStyleValue)
  case actionStyle(ActionStyleValue, isPreferred: Bool)
  /// The content of an alert that represents the share sheet, which a display replaces by its own.
  case share(ShareValue?)
  /// The transfer of files that a tap on the node begins; nil for none.
  indirect case files(FileTransferValue?)

  // Scroll views and tables
  case scroll(ScrollValue)
  /// A request to scroll now; not a state.
  case scrollTo(x: Double, y: Double, animated: Bool)
  indirect case table(TableValue)
  case section(SectionValue)
  case row(RowValue)
  /// The revealed swipe actions of a cell; nil for none.
  case swipeActions(SwipeActionsValue?)
  case separatorInset(leading: Double, trailing: Double)
  case collection(CollectionValue)
}
