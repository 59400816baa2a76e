public import Foundation

extension ProcessInfo {
  /// A Boolean value that indicates whether the program is an iOS application on a Mac. It is `false`.
  public var isiOSAppOnMac: Bool { false }
  /// A Boolean value that indicates whether the program is a Mac Catalyst application. It is `false`.
  public var isMacCatalystApp: Bool { false }
}
