/// An action of the user, as a display reports it.
///
/// The scene, whose tree is the truth, drops it if the target is gone, disabled, hidden, covered,
/// or has changed its meaning since the display's last commit.
public struct InputEvent: Sendable, Equatable {
  public enum Action: Sendable, Equatable {
    /// A control, bar button, alert action or back button was activated.
    case tap(NodeID)
    /// Assistive technology or a key activated one of these, or a view of the app.
    case assist(NodeID, Assistance)
    /// Escape was pressed; `way` is the sheet or the back button that leaves the front screen.
    case escape(NodeID, via: NodeID?)
    /// A cell was tapped.
    case selectRow(NodeID)
    /// A cell's detail button was tapped.
    case accessory(NodeID)
    /// The user scrolls: the current offset from the content's left and top, in points.
    case scroll(NodeID, x: Double, y: Double, ScrollPhase, velocity: ScrollVelocity? = nil)
    /// A field was focused.
    ///
    /// Requests that may move the first responder have ascending numbers from 1;
    /// `Attribute.isFirstResponder` states the newest that it answers. Displays that do not focus
    /// fields themselves omit them.
    case beginEditing(NodeID, request: UInt32 = 0)
    /// A field lost focus, or its keyboard was dismissed.
    case endEditing(NodeID, request: UInt32 = 0)
    case edit(NodeID, TextEdit)
    /// The user selected text, or moved the insertion point.
    case select(NodeID, TextSelection)
    /// The return key of a field's keyboard was pressed.
    case pressReturn(NodeID, request: UInt32 = 0)
    /// A field's clear button was tapped.
    case clearText(NodeID)
    /// A switch was set to this value.
    case setOn(NodeID, Bool)
    /// A stepper's button was held for this number of steps up, or down if negative.
    case step(NodeID, Int)
    case slide(NodeID, SlideValue)
    /// A wheel was turned to this row, or a page control to this page; 0-based.
    case pick(NodeID, row: Int)
    /// The menu of a button or a cell was requested by a long press, a right click or a key.
    ///
    /// The position is in points from the corner of the content of the scroll view around it.
    case openMenu(NodeID, x: Double, y: Double)
    /// A web view shows the document of this revision, or its size has changed; in points.
    case webPageSize(NodeID, revision: UInt32, width: Double, height: Double)
    /// A link to an absolute address was tapped in a web view.
    case openLink(NodeID, String, inNewWindow: Bool = false)
    /// A refresh control was pulled far enough.
    case refresh(NodeID)
    /// A swipe on a cell requests the actions of an edge.
    case revealActions(NodeID, SwipeEdge)
    /// A cell's actions were hidden.
    case concealActions(NodeID)
    /// A revealed action of a cell was tapped, by its index from the edge inwards.
    case swipeAction(NodeID, SwipeEdge, index: Int)
    /// The control before a cell's content in editing mode was tapped.
    case editControl(NodeID)
    /// A row was dropped in a section of a table, before another row, or at the end for nil.
    ///
    /// Rows are identified by their keys, since they may no longer exist as nodes.
    case moveRow(NodeID, key: UInt32, section: Int, before: UInt32?)
    /// A sheet was dragged to another detent: an index among the app's heights, or 0 for the
    /// display's medium detent and 1 for its large one.
    case selectDetent(NodeID, Int)
    /// A key replaces a swipe across a view with this number of touches.
    case swipe(NodeID, SwipeDirections, touches: Int)
    /// Pointers changed that went down on nodes which report them; the time is in seconds on the
    /// display's clock.
    case pointers([PointerSample], time: Double)
    /// A key command that the window declares was pressed.
    case key(NodeID, KeyValue)
    /// A key was pressed or released, if the window reports all keys.
    case keyPress(NodeID, KeyPressValue)
    /// The user shakes the device, if the window reports shakes.
    case shake(NodeID, ShakePhase)
    /// The display has measured words of `Commit.words`, from an index on; in em.
    case measured(first: Int, advances: [Double])
    /// The display's own share sheet was used, or dismissed.
    case shared(NodeID, Bool)
    /// A transfer of files has progressed; the token is that of `Attribute.files`.
    case files(NodeID, token: String, FileReport)
    /// Back until `depth` screens remain that can be left (the browser's back button).
    case back(depth: Int)
    /// A swipe from the leading edge of the topmost page.
    case interactivePop(InteractionPhase)
    /// A sheet was swiped down, Escape was pressed, or the area beside it or a menu was clicked.
    case dismiss(NodeID)
    /// The user edited the address or went forward.
    case open(path: String)
    /// The user's settings or the window changed.
    case environment(SceneEnvironment)
    /// The page was shown or hidden, or the window lost focus.
    case activation(Activation)
  }

  /// An action of assistive technology on a view.
  public enum Assistance: UInt8, Sendable, CaseIterable {
    case activate
    /// An action on an adjustable element.
    case increment
    case decrement
  }

  /// The velocity of an offset when a finger is lifted, in points per second.
  public struct ScrollVelocity: Sendable, Equatable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// The state of the user's scrolling; a display may report only `rested`.
  public enum ScrollPhase: UInt8, Sendable, CaseIterable {
    /// The content came to rest.
    case rested
    /// A finger begins to drag.
    case began
    case moved
    /// The finger was lifted, and the content decelerates.
    case flung
    /// The finger was lifted, and the content stays.
    case released
  }

  public enum InteractionPhase: UInt8, Sendable, CaseIterable {
    case began, cancelled, finished
  }

  /// The number of the newest commit that the display has applied.
  public var seen: UInt64
  public var action: Action

  public init(seen: UInt64, action: Action) {
    self.seen = seen
    self.action = action
  }
}

/// The activation states of a scene, as far as a host can know them.
public enum Activation: UInt8, Sendable, CaseIterable {
  case active, inactive, background
}
