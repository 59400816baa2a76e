// The symbols that UIKit provides as properties.
extension Image {
  /// A check mark. Follows `UIImage.checkmark`.
  public static var checkmark: Image { named("checkmark") }
  /// A check mark in a circle. Follows `UIImage.strokedCheckmark`.
  public static var strokedCheckmark: Image { named("checkmark.circle") }
  /// A plus sign in a circle. Follows `UIImage.add`.
  public static var add: Image { named("plus.circle") }
  /// A minus sign in a circle. Follows `UIImage.remove`.
  public static var remove: Image { named("minus.circle") }
  /// Three dots. Follows `UIImage.actions`.
  public static var actions: Image { named("ellipsis") }

  private static func named(_ name: String) -> Image { Image(systemName: name) ?? Image() }
}
