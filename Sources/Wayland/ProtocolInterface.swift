internal import CWayland

/// An interface of a protocol, with the newest version that this library supports.
public struct ProtocolInterface: @unchecked Sendable {
  /// The table that libwayland reads. It is neither changed nor freed, so all threads can use it.
  let table: UnsafePointer<wl_interface>

  /// The name in the protocol, such as `wl_surface`.
  public var name: String { String(cString: table.pointee.name) }

  /// The newest version that this library supports.
  public var version: UInt32 { UInt32(table.pointee.version) }
}
