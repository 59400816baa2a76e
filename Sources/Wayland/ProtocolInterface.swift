internal import CWayland

/// What an interface is called, and the newest version of it that this library knows.
public struct ProtocolInterface: @unchecked Sendable {
  /// The table that libwayland reads. It is never changed and never freed, so that it may be used
  /// from anywhere.
  let table: UnsafePointer<wl_interface>

  /// The name on the wire, `wl_surface`.
  public var name: String { String(cString: table.pointee.name) }

  /// The newest version that is known here.
  public var version: UInt32 { UInt32(table.pointee.version) }
}
