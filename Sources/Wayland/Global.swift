/// Something that the compositor offers to everybody: `wl_registry.global`.
public struct Global: Hashable, Sendable {
  /// Its number at this compositor, for as long as it is there.
  public let name: UInt32
  /// What objects bound to it are: `wl_seat`.
  public let interface: String
  /// The newest version that the compositor speaks.
  public let version: UInt32
}
