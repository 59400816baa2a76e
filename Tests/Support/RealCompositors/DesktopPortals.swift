import Foundation

/// The portal service of a desktop, `xdg-desktop-portal` with the panels of GTK, on a compositor with a
/// message bus.
package struct DesktopPortals {
  /// The portal's home folder, with its settings in a file. It is removed together with the compositor.
  package let home: String

  /// The programs of the portal that are not installed.
  package static var missing: [String] {
    ["xdg-desktop-portal", "xdg-desktop-portal-gtk"].filter {
      !FileManager.default.isExecutableFile(atPath: "/usr/libexec/\($0)")
    }
  }

  /// Starts the portal, and waits until it answers.
  package init(on compositor: RealCompositor) throws {
    home = compositor.file("home")
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    try setInterface("color-scheme='default'")
    let programs = [
      ("xdg-permission-store", "org.freedesktop.impl.portal.PermissionStore"),
      ("xdg-desktop-portal-gtk", "org.freedesktop.impl.portal.desktop.gtk"),
      ("xdg-desktop-portal", "org.freedesktop.portal.Desktop"),
    ]
    let bus = try MessageBus(path: compositor.file("bus"))
    for (program, name) in programs {
      let process = try compositor.launch("/usr/libexec/\(program)", environment: environment)
      let isThere = try wait {
        let answer = try bus.call(
          "org.freedesktop.DBus", path: "/org/freedesktop/DBus", "org.freedesktop.DBus",
          "NameHasOwner", .string(name))
        if case .bool(true)? = answer { return true }
        return false
      }
      guard isThere else { throw CompositorError.didNotStart(program, log: process.errors) }
    }
  }

  private var environment: [String: String] {
    [
      "XDG_CURRENT_DESKTOP": "GNOME", "GDK_BACKEND": "wayland", "GSETTINGS_BACKEND": "keyfile",
      "HOME": home, "XDG_CONFIG_HOME": "\(home)/config", "XDG_DATA_HOME": "\(home)/data",
    ]
  }

  /// Sets the user's settings of the desktop, as lines of `[org/gnome/desktop/interface]`.
  package func setInterface(_ lines: String...) throws {
    let settings = "\(home)/config/glib-2.0/settings"
    try FileManager.default.createDirectory(atPath: settings, withIntermediateDirectories: true)
    let text = "[org/gnome/desktop/interface]\n" + lines.joined(separator: "\n") + "\n"
    try text.write(toFile: settings + "/keyfile", atomically: true, encoding: .utf8)
  }
}
