import ResponderPlatform

/// A cursor of the pointer over a view, with the names of CSS and `wp_cursor_shape_device_v1`.
public struct Cursor: Hashable, Sendable {
  /// The desktop's cursor shape, or `nil` for no cursor.
  package let shape: CursorShape?

  /// The default arrow.
  public static let arrow = Cursor(shape: .default)
  /// A hand that points at a link.
  public static let pointingHand = Cursor(shape: .pointer)
  /// A vertical bar for text.
  public static let text = Cursor(shape: .text)
  /// A horizontal bar for vertical text.
  public static let verticalText = Cursor(shape: .verticalText)
  /// No cursor.
  public static let hidden = Cursor(shape: nil)
  /// A crosshair.
  public static let crosshair = Cursor(shape: .crosshair)
  /// A hand that can grab.
  public static let openHand = Cursor(shape: .grab)
  /// A hand that has grabbed.
  public static let closedHand = Cursor(shape: .grabbing)
  /// A cursor for an object that can be moved.
  public static let move = Cursor(shape: .move)
  /// A cursor for an action that is not permitted.
  public static let notAllowed = Cursor(shape: .notAllowed)
  /// A cursor for a busy program.
  public static let wait = Cursor(shape: .wait)
  /// A cursor for a border that moves horizontally.
  public static let resizeLeftRight = Cursor(shape: .ewResize)
  /// A cursor for a border that moves vertically.
  public static let resizeUpDown = Cursor(shape: .nsResize)
}
