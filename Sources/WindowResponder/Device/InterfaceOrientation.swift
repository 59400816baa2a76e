/// The orientation of an application's interface. Follows `UIInterfaceOrientation`, with its raw values.
public enum InterfaceOrientation: Int, Hashable, Sendable {
  /// The orientation is unknown.
  case unknown = 0
  /// Portrait: the height is greater than the width.
  case portrait = 1
  /// Portrait, upside down.
  case portraitUpsideDown = 2
  /// Landscape, as of a device that is turned to the left.
  case landscapeRight = 3
  /// Landscape, as of a device that is turned to the right.
  case landscapeLeft = 4

  /// A Boolean value that indicates whether the orientation is one of the two portrait orientations.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the orientation is one of the two landscape orientations.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of interface orientations. Follows `UIInterfaceOrientationMask`.
public struct InterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits of the set, with the values of UIKit.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The orientation ``InterfaceOrientation/portrait``.
  public static let portrait = InterfaceOrientationMask(rawValue: 1 << 1)
  /// The orientation ``InterfaceOrientation/portraitUpsideDown``.
  public static let portraitUpsideDown = InterfaceOrientationMask(rawValue: 1 << 2)
  /// The orientation ``InterfaceOrientation/landscapeRight``.
  public static let landscapeRight = InterfaceOrientationMask(rawValue: 1 << 3)
  /// The orientation ``InterfaceOrientation/landscapeLeft``.
  public static let landscapeLeft = InterfaceOrientationMask(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: InterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All four orientations.
  public static let all: InterfaceOrientationMask = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
  /// All orientations except ``portraitUpsideDown``.
  public static let allButUpsideDown: InterfaceOrientationMask = [.portrait, .landscape]
}

/// The physical orientation of a device. Follows `UIDeviceOrientation`, with its raw values.
public enum DeviceOrientation: Int, Hashable, Sendable {
  /// The orientation is unknown.
  case unknown = 0
  /// The device is upright.
  case portrait = 1
  /// The device is upside down.
  case portraitUpsideDown = 2
  /// The device is turned to the left.
  case landscapeLeft = 3
  /// The device is turned to the right.
  case landscapeRight = 4
  /// The device lies with its screen up.
  case faceUp = 5
  /// The device lies with its screen down.
  case faceDown = 6

  /// A Boolean value that indicates whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the device is turned to the left or to the right.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// A Boolean value that indicates whether the device lies with its screen up or down.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// A Boolean value that indicates whether an interface has the same orientation: one of the two portrait
  /// and the two landscape orientations.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
