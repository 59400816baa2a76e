/// How much room there is along one side. The values are those of `UIUserInterfaceSizeClass`.
///
/// A window is ``compact`` in width below ``compactWidth`` points, and in height below
/// ``compactHeight``.
public enum UserInterfaceSizeClass: Int, Hashable, Sendable {
  /// Nobody has said.
  case unspecified = 0
  /// Little.
  case compact = 1
  /// Enough.
  case regular = 2

  /// Windows that are narrower are compact in width, in points.
  public static let compactWidth = 600.0
  /// Windows that are lower are compact in height, in points.
  public static let compactHeight = 480.0
}

/// The kind of device that a program adapts to. The values are those of `UIUserInterfaceIdiom`.
///
/// A program on a desktop is told ``pad``: there are windows of any size, a pointer, and room for
/// popovers.
public enum UserInterfaceIdiom: Int, Hashable, Sendable {
  /// Nobody has said.
  case unspecified = -1
  /// A telephone.
  case phone = 0
  /// A tablet, and anything with windows.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car's screen.
  case carPlay = 3
  /// A desktop with controls of its own size.
  case mac = 5
  /// A headset.
  case vision = 6
}
