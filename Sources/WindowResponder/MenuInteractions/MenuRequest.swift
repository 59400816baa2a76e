import ResponderPlatform

/// The parameters of a menu that opens: its content, its position and its target.
@MainActor struct MenuRequest {
  /// The positions of a menu, in window coordinates.
  enum Position {
    /// The position with a corner at a point, as under a pointer.
    case point(Point)
    /// The position below a rectangle, or above it if there is no room, as for a button.
    case beside(Rect)
    /// The position at a side of a rectangle, or at the opposite one if there is no room.
    case side(Rect, PopupEdge)
    /// The same position, for a bar.
    case bar(Rect, PopupEdge)
  }

  /// The menu before validation.
  var menu: Menu
  var position: Position
  /// The frame of the title that the selected row covers, in window coordinates, or `nil` if the menu opens
  /// beside its anchor.
  ///
  /// It is used for the pointer and for keys. A finger would hide the row.
  var title: Rect?
  /// The responder at which commands search for their targets, or `nil` for the window's first responder or
  /// its replacement.
  var responder: Responder?
  /// The sender of an ``Action``, or `nil` for the application.
  var sender: AnyObject?
  /// A Boolean value that indicates whether each command is the sender of its action, and not the
  /// application.
  var sendsCommands = false
  /// The responder at which the search for a command's target continues if it found none.
  var origin: Responder?
  /// The minimum width of the first menu, in points.
  var minimumWidth = 0.0
  /// A Boolean value that indicates whether commands that no responder enables are omitted, and not dimmed.
  var omitsUnavailable = true
  /// A Boolean value that indicates whether a touch opened the menu, so that its rows are larger.
  var isDirect: Bool
  /// A Boolean value that indicates whether a key opened the menu, so that its first row is highlighted.
  var isByKey = false
  /// A Boolean value that indicates whether a press outside, which closes the menu, is passed to the view
  /// there.
  var passesPresses = false
  /// The closure that is called when an arrow key leads out of the menu, with 1 for forward and -1 for
  /// backward. It returns a Boolean value that indicates whether another menu has replaced this one.
  var onStep: ((Int) -> Bool)?
  /// The closure that is called when the pointer is over the menu's own window outside of the menu, or is
  /// pressed there. It returns a Boolean value that indicates whether another menu has replaced this one.
  var onOwner: ((_ place: Point, _ isPress: Bool) -> Bool)?
  /// The closure that performs an ``Action``, or `nil` for the default.
  var perform: ((MenuElement) -> Void)?
  /// The closure that is called after the chosen element was performed.
  var didPerform: (() -> Void)?
  /// The closure that is called before the menu opens, if there is something to choose.
  var willBegin: (() -> Void)?
  /// The closure that is called before the menu closes, if ``willBegin`` was called.
  var willEnd: (() -> Void)?
  /// The closure that is called after the menu has closed, and before the chosen element is performed.
  var didEnd: (() -> Void)?
}
