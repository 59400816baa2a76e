import ResponderPlatform

/// What a menu is to show, where, and for whom.
@MainActor struct MenuRequest {
  /// Where a menu opens, in the coordinates of the window it belongs to.
  enum Place {
    /// With a corner at a point, as under a pointer.
    case point(Point)
    /// Below a rectangle, or above where there is no room, as from a button.
    case beside(Rect)
    /// At a side of a rectangle, or at the opposite one where there is no room.
    case side(Rect, PopupEdge)
    /// The same, as a bar.
    case bar(Rect, PopupEdge)
  }

  /// The menu before anybody was asked what is enabled.
  var menu: Menu
  var place: Place
  /// The place of the words that what is on in the menu is to lie over, in the window's coordinates; nil
  /// where the menu goes beside its place. It counts for the pointer and for keys: a finger would cover the
  /// row.
  var title: Rect?
  /// Where commands look for their targets; nil for the window's first responder, or what stands in for it.
  var responder: Responder?
  /// The sender that an ``Action`` gets; nil for the application.
  var sender: AnyObject?
  /// Whether each command is the sender of its action, rather than the application.
  var sendsCommands = false
  /// Where the search for a command's target goes on if there is none from the responder up.
  var origin: Responder?
  /// How wide the first menu is at least, in points.
  var minimumWidth = 0.0
  /// Whether commands that no responder enables are left out, rather than dimmed.
  var omitsUnavailable = true
  /// Whether it was opened by a finger, so that rows are made for one.
  var isDirect: Bool
  /// Whether it was opened by a key, so that the first row is highlighted.
  var isByKey = false
  /// Whether a press beside the menu, which closes it, goes on to what is there.
  var passesPresses = false
  /// Called with 1 where an arrow leads forward out of the menu, with -1 back: gives whether another menu
  /// took its place.
  var onStep: ((Int) -> Bool)?
  /// Called when the pointer is over the menu's own window, beside the menu, or something is pressed there:
  /// gives whether another menu took its place.
  var onOwner: ((_ place: Point, _ isPress: Bool) -> Bool)?
  /// Called when an ``Action`` is to be performed; nil to perform it.
  var perform: ((MenuElement) -> Void)?
  /// Called when what was chosen has been done.
  var didPerform: (() -> Void)?
  /// Called just before the menu comes, where there is something to choose.
  var willBegin: (() -> Void)?
  /// Called just before the menu goes; not without ``willBegin`` before it.
  var willEnd: (() -> Void)?
  /// Called when the menu is gone, and before what was chosen is done.
  var didEnd: (() -> Void)?
}
