/// What a person did, as a display reports it.
///
/// It states a wish: the scene, whose tree is the truth, drops it where the target is gone,
/// disabled, hidden, covered, or has changed its meaning since the display last heard.
public struct InputEvent: Sendable, Equatable {
  public enum Action: Sendable, Equatable {
    /// A control, bar button, alert action or back button was activated.
    case tap(NodeID)
    /// The same, or a view of the app's own, by assistive technology or a key.
    case assist(NodeID, Assistance)
    /// Escape was pressed; `via` is the sheet or the back button that leaves what is in front.
    case escape(NodeID, via: NodeID?)
    /// A cell was tapped.
    case selectRow(NodeID)
    /// A cell's detail button was tapped.
    case accessory(NodeID)
    /// A person scrolls: the offset from the content's left and top, in points, as far as it is.
    case scroll(NodeID, x: Double, y: Double, ScrollPhase, velocity: ScrollVelocity? = nil)
    /// A field was focused. Requests that may move the keyboard have numbers, ascending from 1;
    /// `Attribute.isFirstResponder` states the newest that it answers. Displays that do not focus
    /// fields themselves leave them out.
    case beginEditing(NodeID, request: UInt32 = 0)
    /// A field lost focus, or its keyboard was put away.
    case endEditing(NodeID, request: UInt32 = 0)
    case edit(NodeID, TextEdit)
    /// A person selected something of a text, or moved the insertion point.
    case select(NodeID, TextSelection)
    /// The return key of a field's keyboard.
    case pressReturn(NodeID, request: UInt32 = 0)
    /// A field's clear button.
    case clearText(NodeID)
    /// A switch was flipped to this side.
    case setOn(NodeID, Bool)
    /// A stepper's button was held: so many steps up, or down where negative.
    case step(NodeID, Int)
    case slide(NodeID, SlideValue)
    /// A wheel was turned to this row, or a page control to this page; 0-based.
    case pick(NodeID, row: Int)
    /// The menu of a button or a cell was asked for, by a long press, a right click or a key; in
    /// points from the corner of the scroll view's content that it is in.
    case openMenu(NodeID, x: Double, y: Double)
    /// A web view shows the document of this revision, or it has grown or shrunk; its size in
    /// points.
    case webPageSize(NodeID, revision: UInt32, width: Double, height: Double)
    /// A link in a web view was tapped: its whole address.
    case openLink(NodeID, String, inNewWindow: Bool = false)
    /// A refresh control was pulled far enough.
    case refresh(NodeID)
    /// A swipe on a cell asks for the actions of an edge.
    case revealActions(NodeID, SwipeEdge)
    /// A cell's actions were put away.
    case concealActions(NodeID)
    /// One of a cell's open actions was chosen, by its number from the edge inwards.
    case swipeAction(NodeID, SwipeEdge, index: Int)
    /// What stands before a cell's content while the table is edited was tapped.
    case editControl(NodeID)
    /// A row was dropped in a section of a table, before another row, or at the end for nil.
    ///
    /// Rows go by their keys, so that they need not exist as nodes any more.
    case moveRow(NodeID, key: UInt32, section: Int, before: UInt32?)
    /// A sheet was dragged to another of its heights: a place among those that the app gave, or 0 for the
    /// display's medium one and 1 for its large one.
    case selectDetent(NodeID, Int)
    /// A key stands for so many fingers that swipe across a view.
    case swipe(NodeID, SwipeDirections, touches: Int)
    /// Pointers that went down on nodes which report them go on; in seconds on the display's clock.
    case pointers([PointerSample], time: Double)
    /// A key was pressed that the window has reported.
    case key(NodeID, KeyValue)
    /// A key was pressed or released, where the window reports all keys.
    case keyPress(NodeID, KeyPressValue)
    /// A person shakes the device, where the window reports that.
    case shake(NodeID, ShakePhase)
    /// The display has measured words of `Commit.words`, from a number on; in em.
    case measured(first: Int, advances: [Double])
    /// The display's own way to share was used, or left unused.
    case shared(NodeID, Bool)
    /// Go back until `depth` screens can still be left (the browser's back button).
    case back(depth: Int)
    /// A swipe from the leading edge of the topmost page.
    case interactivePop(InteractionPhase)
    /// A sheet was swiped down, Escape was pressed, or the space beside it or a menu was clicked.
    case dismiss(NodeID)
    /// The address was changed by hand or by "forward".
    case open(path: String)
    /// The reader's settings or the window changed.
    case environment(SceneEnvironment)
    /// The page was shown, hidden, or the window lost focus.
    case activation(Activation)
  }

  /// What assistive technology asks of a view.
  public enum Assistance: UInt8, Sendable, CaseIterable {
    case activate
    /// Of what is adjustable.
    case increment
    case decrement
  }

  /// The speed of an offset at the moment at which a finger lets go, in points a second.
  public struct ScrollVelocity: Sendable, Equatable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// The state of a scroll by a person; a display may report `rested` alone.
  public enum ScrollPhase: UInt8, Sendable, CaseIterable {
    /// The content came to rest.
    case rested
    /// A finger takes hold of it.
    case began
    case moved
    /// The finger lets go, and the content goes on.
    case flung
    /// The finger lets go, and the content stays.
    case released
  }

  public enum InteractionPhase: UInt8, Sendable, CaseIterable {
    case began, cancelled, finished
  }

  /// The number of the newest commit that the display had applied.
  public var seen: UInt64
  public var action: Action

  public init(seen: UInt64, action: Action) {
    self.seen = seen
    self.action = action
  }
}

/// Apple's activation states, as a host can know them.
public enum Activation: UInt8, Sendable, CaseIterable {
  case active, inactive, background
}
