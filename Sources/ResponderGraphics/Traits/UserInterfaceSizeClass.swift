/// The available space along an axis. The values are those of `UIUserInterfaceSizeClass`.
///
/// A window is ``compact`` in width below ``compactWidth`` points, and in height below
/// ``compactHeight``.
public enum UserInterfaceSizeClass: Int, Hashable, Sendable {
  /// The value is not specified.
  case unspecified = 0
  /// A small space.
  case compact = 1
  /// A regular space.
  case regular = 2

  /// The width, in points, below which a window is compact in width.
  public static let compactWidth = 600.0
  /// The height, in points, below which a window is compact in height.
  public static let compactHeight = 480.0
}

/// The kind of device to which an application adapts. The values are those of `UIUserInterfaceIdiom`.
///
/// On a desktop, this is ``pad``, since there are windows of any size, a pointer, and space for popovers.
public enum UserInterfaceIdiom: Int, Hashable, Sendable {
  /// The value is not specified.
  case unspecified = -1
  /// A telephone.
  case phone = 0
  /// A tablet, or a device with windows.
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
