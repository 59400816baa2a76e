import Foundation

/// A client of at-spi2-core in Python, with the bus and the registry that it starts.
package final class AssistiveClient {
  private let compositor: RealCompositor
  /// The environment of the client.
  package let environment: [String: String]

  /// Starts the launcher of the accessibility bus on a compositor's session bus, and enables accessibility.
  package init(on compositor: RealCompositor) throws {
    self.compositor = compositor
    environment = [
      "GSETTINGS_BACKEND": "memory", "PYTHONUNBUFFERED": "1", "PYTHONDONTWRITEBYTECODE": "1",
      "LC_ALL": "C.UTF-8", "HOME": compositor.file(""), "XDG_DATA_DIRS": "/usr/share",
    ]
    let launcher = try compositor.launch(
      "/usr/libexec/at-spi-bus-launcher", [], environment: environment)
    let lines = try run("enable(True)\nprint('on')")
    guard lines == ["on"] else {
      throw CompositorError.didNotStart("the accessibility bus", log: "\(lines) \(launcher.errors)")
    }
  }

  /// Starts a script.
  package func start(_ script: String) throws -> ChildProcess {
    try compositor.launch(
      "/usr/bin/python3", ["-c", Self.prelude + script], environment: environment)
  }

  /// Runs a script to its end, and returns the lines that it has printed.
  package func run(_ script: String) throws -> [String] {
    let client = try start(script)
    let status = client.waitForExit()
    let lines = client.output.split(separator: "\n").map(String.init)
    return status == .status(0) ? lines : lines + [client.errors]
  }

  private static let prelude = """
    import gi, sys
    gi.require_version('Atspi', '2.0')
    from gi.repository import Atspi, Gio, GLib

    def until(condition):
        context = GLib.MainContext.default()
        for _ in range(500):
            if condition(): return True
            context.iteration(False)
            GLib.usleep(20000)
        return False

    def enable(value):
        bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        arguments = GLib.Variant('(ssv)', ('org.a11y.Status', 'IsEnabled', GLib.Variant('b', value)))
        def call():
            try:
                bus.call_sync('org.a11y.Bus', '/org/a11y/bus', 'org.freedesktop.DBus.Properties',
                              'Set', arguments, None, 0, 5000, None)
                return True
            except GLib.Error:
                return False
        if not until(call): sys.exit('org.a11y.Bus does not answer')

    def applications():
        desktop = Atspi.get_desktop(0)
        desktop.clear_cache()
        found = {}
        for index in range(desktop.get_child_count()):
            try:
                child = desktop.get_child_at_index(index)
                if child is not None: found[child.get_name()] = child
            except GLib.Error:
                pass  # It leaves at this moment.
        return found

    def find(name):
        if not until(lambda: name in applications()): sys.exit(name + ' is not on the desktop')
        return applications()[name]

    def gone(name):
        return until(lambda: name not in applications())

    def walk(node):
        yield node
        for index in range(node.get_child_count()):
            child = node.get_child_at_index(index)
            if child is not None: yield from walk(child)

    def named(app, name):
        app.clear_cache()
        return next((node for node in walk(app) if node.get_name() == name), None)


    """
}
