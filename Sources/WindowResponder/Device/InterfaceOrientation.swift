/// Which way up what a program shows is. Follows `UIInterfaceOrientation`, with its values.
public enum InterfaceOrientation: Int, Hashable, Sendable {
  /// Nobody knows.
  case unknown = 0
  /// Higher than wide.
  case portrait = 1
  /// Higher than wide, upside down.
  case portraitUpsideDown = 2
  /// Wider than high, as a device that is turned to the left.
  case landscapeRight = 3
  /// Wider than high, as a device that is turned to the right.
  case landscapeLeft = 4

  /// Whether it is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Several ways up. Follows `UIInterfaceOrientationMask`.
public struct InterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits, as UIKit has them.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// ``InterfaceOrientation/portrait``.
  public static let portrait = InterfaceOrientationMask(rawValue: 1 << 1)
  /// ``InterfaceOrientation/portraitUpsideDown``.
  public static let portraitUpsideDown = InterfaceOrientationMask(rawValue: 1 << 2)
  /// ``InterfaceOrientation/landscapeRight``.
  public static let landscapeRight = InterfaceOrientationMask(rawValue: 1 << 3)
  /// ``InterfaceOrientation/landscapeLeft``.
  public static let landscapeLeft = InterfaceOrientationMask(rawValue: 1 << 4)
  /// Both that are wider than high.
  public static let landscape: InterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All four.
  public static let all: InterfaceOrientationMask = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
  /// All but upside down.
  public static let allButUpsideDown: InterfaceOrientationMask = [.portrait, .landscape]
}

/// Which way up a device is held. Follows `UIDeviceOrientation`, with its values.
public enum DeviceOrientation: Int, Hashable, Sendable {
  /// Nobody knows.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// Turned to the left.
  case landscapeLeft = 3
  /// Turned to the right.
  case landscapeRight = 4
  /// Lying on its back.
  case faceUp = 5
  /// Lying on its face.
  case faceDown = 6

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether it is one of the four in which things stand upright on screen.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
