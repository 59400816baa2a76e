import Foundation
import RealCompositors
import Testing

/// The common code of clients in Python.
enum PythonClient {
  /// The functions. `find` finds the application. `raw` sends any message, and returns the result or the name
  /// of the error.
  static let prelude = """
    import gi, os, sys
    gi.require_version('Atspi', '2.0')
    from gi.repository import Atspi, Gio, GLib

    def find(name='Fake'):
        for _ in range(200):
            desktop = Atspi.get_desktop(0)
            for index in range(desktop.get_child_count()):
                child = desktop.get_child_at_index(index)
                if child is not None and child.get_name() == name:
                    return child
            GLib.usleep(20000)
        sys.exit('the application is not on the desktop')

    def named(name):
        window = find().get_child_at_index(0)
        for index in range(window.get_child_count()):
            child = window.get_child_at_index(index)
            if child.get_name() == name:
                return child

    connection = None
    def bus():
        global connection
        if connection is None:
            flags = (Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
                     | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION)
            connection = Gio.DBusConnection.new_for_address_sync(
                os.environ['AT_SPI_BUS_ADDRESS'], flags, None, None)
        return connection

    def application_name():
        answer = bus().call_sync(
            'org.a11y.atspi.Registry', '/org/a11y/atspi/accessible/root',
            'org.a11y.atspi.Accessible', 'GetChildren', None, None, 0, 5000, None)
        for name, path in answer.unpack()[0]:
            return name
        sys.exit('the desktop is empty')

    owner = None
    def raw(path, interface, method, arguments=None, base='org.a11y.atspi.'):
        global owner
        owner = owner or application_name()
        if path == 'root' or path.isdigit():
            path = '/org/a11y/atspi/accessible/' + path
        try:
            answer = bus().call_sync(
                owner, path, base + interface, method, arguments, None, 0, 20000, None)
            return answer.unpack()
        except GLib.Error as error:
            return Gio.DBusError.get_remote_error(error).split('.')[-1]

    def get(path, interface, name):
        arguments = GLib.Variant('(ss)', ('org.a11y.atspi.' + interface, name))
        return raw(path, 'Properties', 'Get', arguments, 'org.freedesktop.DBus.')


    """
}

/// Returns a condition that runs a test only if the registry and its client for Python are installed.
func needsRegistry() -> ConditionTrait {
  let files = [
    "/usr/libexec/at-spi2-registryd", "/usr/libexec/at-spi-bus-launcher", "/usr/bin/python3",
    "/usr/share/defaults/at-spi2/accessibility.conf", "/usr/bin/dbus-daemon",
    "/usr/lib/python3/dist-packages/pyatspi", "/usr/lib/python3/dist-packages/gi",
  ]
  let missing = files.filter { !FileManager.default.fileExists(atPath: $0) }
  return .enabled(
    if: missing.isEmpty,
    "\(missing.joined(separator: ", ")) cannot be found: script/bootstrap --tests installs it")
}
