import Glibc
import TestCompositor
import Testing
import Wayland

/// A compositor and a connected client.
@MainActor struct Pair {
  let compositor: TestCompositor
  let client: Connection

  init(
    globals: [String: UInt32] = TestCompositor.allGlobals, hidden: Set<String> = [],
    behavior: TestCompositor.Behavior = .init()
  ) throws {
    compositor = try TestCompositor(globals: globals, behavior: behavior)
    client = try Connection(to: .path(compositor.socketPath), hidden: hidden)
  }

  /// Performs one turn of the client's loop, without waiting.
  func turn() throws {
    while !client.prepareRead() { try client.dispatchPending() }
    _ = try client.flush()
    try client.readEvents()
    try client.dispatchPending()
  }

  /// Waits until a condition holds on the server.
  func wait(for what: String, until isSo: @escaping @Sendable (Server) throws -> Bool) throws {
    try compositor.wait(for: what, pumping: turn, until: isSo)
  }

  /// Waits until a condition holds in the client.
  func waitHere(for what: String, until isSo: () throws -> Bool) throws {
    try compositor.waitHere(for: what, pumping: turn, until: isSo)
  }

  /// Sends the pending requests and expects an error. libwayland no longer knows the interface of an object
  /// that the client has destroyed.
  func expectError(
    _ interface: String, _ code: some RawRepresentable<UInt32>,
    at location: SourceLocation = #_sourceLocation
  ) {
    do {
      try client.roundTrip()
      Issue.record("no error was posted", sourceLocation: location)
    } catch ConnectionError.protocolViolation(let violation) {
      #expect(violation.interface == interface, sourceLocation: location)
      #expect(violation.code == code.rawValue, sourceLocation: location)
    } catch {
      Issue.record(error, sourceLocation: location)
    }
  }

  /// Creates a window with content, as a client does: configure, acknowledge, buffer.
  func makeWindow(width: Int32 = 40, height: Int32 = 30) throws -> Window {
    let window = try Window(client)
    window.surface.commit()
    try waitHere(for: "the first configure") { window.serials.count == 1 }
    window.xdgSurface.ackConfigure(serial: window.serials[0])
    let buffer = try makeBuffer(width: width, height: height, pixel: 0xFF00_8000)
    window.surface.attach(buffer: buffer, x: 0, y: 0)
    window.surface.damageBuffer(x: 0, y: 0, width: width, height: height)
    window.surface.commit()
    window.buffer = buffer
    try wait(for: "a mapped window") { $0.toplevels.first?.surface.isMapped == true }
    return window
  }

  /// Creates a buffer with one color.
  func makeBuffer(width: Int32, height: Int32, pixel: UInt32) throws -> WlBuffer {
    let shm = try client.bind(WlShm.self)
    let pixels = [UInt32](repeating: pixel, count: Int(width * height))
    let file = temporaryFile(pixels.withUnsafeBytes { Array($0) })
    defer { close(file) }
    let pool = shm.createPool(fd: file, size: width * height * 4)
    defer { pool.destroy() }
    return pool.createBuffer(
      offset: 0, width: width, height: height, stride: width * 4, format: .argb8888)
  }
}

/// The protocol objects of a window.
@MainActor final class Window {
  let shell: XdgWmBase
  let surface: WlSurface
  let xdgSurface: XdgSurface
  let toplevel: XdgToplevel
  var buffer: WlBuffer?
  private(set) var serials: [UInt32] = []

  init(_ client: Connection) throws {
    surface = try client.bind(WlCompositor.self, required: 4).createSurface()
    shell = try client.bind(XdgWmBase.self)
    xdgSurface = shell.getXdgSurface(surface: surface)
    toplevel = xdgSurface.getToplevel()
    xdgSurface.onEvent = { [unowned self] event in
      switch event {
      case .configure(let serial): serials.append(serial)
      }
    }
  }

  func destroy() {
    toplevel.destroy()
    xdgSurface.destroy()
    surface.destroy()
    buffer?.destroy()
    shell.destroy()
  }
}

/// Creates a file without a name that contains bytes, and returns its descriptor.
func temporaryFile(_ bytes: [UInt8]) -> Int32 {
  var name = Array("/tmp/wlt-XXXXXX".utf8CString)
  let file = mkstemp(&name)
  unlink(name)
  _ = write(file, bytes, bytes.count)
  return file
}

/// Returns the number of open file descriptors of keymaps in this process.
func openKeymapCount() -> Int {
  (0..<1024).count { descriptor in
    var target = [CChar](repeating: 0, count: 64)
    guard readlink("/proc/self/fd/\(descriptor)", &target, target.count - 1) > 0 else {
      return false
    }
    return target.starts(with: "/memfd:keymap".utf8CString.dropLast())
  }
}
