/// A global object of the compositor: `wl_registry.global`.
public struct Global: Hashable, Sendable {
  /// The number of the global in the registry, unique until it is removed.
  public let name: UInt32
  /// The interface of objects that are bound to the global, such as `wl_seat`.
  public let interface: String
  /// The newest version that the compositor supports.
  public let version: UInt32
}
