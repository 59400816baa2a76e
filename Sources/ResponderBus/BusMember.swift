import CGIO

/// A method or a signal of an object on the bus.
package struct BusMember: Hashable, Sendable {
  /// The owner's name, `org.freedesktop.portal.Desktop`; nil for a signal of one's own.
  package var destination: String?
  /// The object, `/org/freedesktop/portal/desktop`.
  package var path: String
  /// The interface, `org.freedesktop.portal.Settings`.
  package var interface: String
  /// The method or signal.
  package var name: String

  package init(destination: String? = nil, path: String, interface: String, name: String) {
    self.destination = destination
    self.path = path
    self.interface = interface
    self.name = name
  }

  /// Whether GIO takes it; it complains on the standard error about what it does not take.
  var isValid: Bool {
    (destination.map { g_dbus_is_name($0) != 0 } ?? true)
      && g_variant_is_object_path(path) != 0 && g_dbus_is_interface_name(interface) != 0
      && g_dbus_is_member_name(name) != 0
  }

  /// A method of the bus itself.
  package static func ofBus(_ name: String) -> BusMember {
    BusMember(
      destination: "org.freedesktop.DBus", path: "/org/freedesktop/DBus",
      interface: "org.freedesktop.DBus", name: name)
  }
}
