import CGIO

/// A method or a signal of an object on the bus.
package struct BusMember: Hashable, Sendable {
  /// The name of the owner, such as `org.freedesktop.portal.Desktop`, or `nil` for a signal of this program.
  package var destination: String?
  /// The path of the object, such as `/org/freedesktop/portal/desktop`.
  package var path: String
  /// The interface, such as `org.freedesktop.portal.Settings`.
  package var interface: String
  /// The name of the method or signal.
  package var name: String

  package init(destination: String? = nil, path: String, interface: String, name: String) {
    self.destination = destination
    self.path = path
    self.interface = interface
    self.name = name
  }

  /// A Boolean value that indicates whether GIO accepts the names. For others, it prints an error on the
  /// standard error.
  var isValid: Bool {
    (destination.map { g_dbus_is_name($0) != 0 } ?? true)
      && g_variant_is_object_path(path) != 0 && g_dbus_is_interface_name(interface) != 0
      && g_dbus_is_member_name(name) != 0
  }

  /// Returns a method or signal of the bus itself.
  package static func ofBus(_ name: String) -> BusMember {
    BusMember(
      destination: "org.freedesktop.DBus", path: "/org/freedesktop/DBus",
      interface: "org.freedesktop.DBus", name: name)
  }
}
