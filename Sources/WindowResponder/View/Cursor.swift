import ResponderPlatform

/// The pointer's picture over a view, by the names of CSS and `wp_cursor_shape_device_v1`.
public struct Cursor: Hashable, Sendable {
  /// The desktop's picture; nil for none at all.
  package let shape: CursorShape?

  /// The arrow.
  public static let arrow = Cursor(shape: .default)
  /// A hand that points at a link.
  public static let pointingHand = Cursor(shape: .pointer)
  /// The bar between letters.
  public static let text = Cursor(shape: .text)
  /// The bar between letters of a column.
  public static let verticalText = Cursor(shape: .verticalText)
  /// No pointer is seen.
  public static let hidden = Cursor(shape: nil)
  /// Fine cross lines.
  public static let crosshair = Cursor(shape: .crosshair)
  /// A hand that could grab.
  public static let openHand = Cursor(shape: .grab)
  /// A hand that has grabbed.
  public static let closedHand = Cursor(shape: .grabbing)
  /// Something that can be moved.
  public static let move = Cursor(shape: .move)
  /// What is not allowed.
  public static let notAllowed = Cursor(shape: .notAllowed)
  /// The program is busy.
  public static let wait = Cursor(shape: .wait)
  /// A border that moves to the left and right.
  public static let resizeLeftRight = Cursor(shape: .ewResize)
  /// A border that moves up and down.
  public static let resizeUpDown = Cursor(shape: .nsResize)
}
