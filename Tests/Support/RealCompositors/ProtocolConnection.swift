import Foundation

/// A small client of the Wayland wire protocol without libwayland, for the privileged protocols with which
/// the test harness plays input and changes outputs.
package final class ProtocolConnection {
  /// An argument of a request.
  package enum Argument {
    case int(Int32)
    case uint(UInt32)
    case fixed(Double)
    case string(String)
    case object(UInt32)
    /// A descriptor, which the caller keeps and closes.
    case descriptor(Int32)
  }

  /// A global that the compositor offers.
  package struct Global {
    package let name: UInt32
    package let interface: String
    package let version: UInt32
  }

  /// The offered globals, in the compositor's order.
  package private(set) var globals: [Global] = []

  private let socket: UnixSocket
  private var nextID: UInt32 = 2
  private var received: [UInt8] = []
  private var handlers: [UInt32: (UInt16, inout EventReader) -> Void] = [:]
  private var failure: CompositorError?
  private let registry: UInt32 = 2

  /// Connects to a compositor and receives its globals. For `openedBySmallProgram`, see ``UnixSocket``.
  package init(path: String, openedBySmallProgram: Bool = false) throws {
    socket = try UnixSocket(path: path, openedBySmallProgram: openedBySmallProgram)
    handlers[1] = { [unowned self] opcode, reader in
      guard opcode == 0 else { return }  // 1 is `delete_id`: IDs are not reused
      let object = reader.uint()
      let code = reader.uint()
      failure = .refused("protocol error: object \(object), code \(code): \(reader.string())")
    }
    try send(
      1, 1,
      .object(
        newObject { [unowned self] opcode, reader in
          let name = reader.uint()
          if opcode == 0 {
            let interface = reader.string()
            globals.append(Global(name: name, interface: interface, version: reader.uint()))
          } else {
            globals.removeAll { $0.name == name }
          }
        }))
    try roundtrip()
  }

  /// Returns the ID of an object that the next request creates. `handler` receives its events.
  package func newObject(
    _ handler: @escaping (UInt16, inout EventReader) -> Void = { _, _ in }
  ) -> UInt32 {
    defer { nextID += 1 }
    handlers[nextID] = handler
    return nextID
  }

  /// Binds the `index`th global of `interface`, at a version of at most `version`.
  package func bind(
    _ interface: String, version: UInt32, index: Int = 0,
    _ handler: @escaping (UInt16, inout EventReader) -> Void = { _, _ in }
  ) throws -> UInt32 {
    let offered = globals.filter { $0.interface == interface }
    guard index < offered.count else { throw CompositorError.missingGlobal(interface) }
    let object = newObject(handler)
    try send(
      registry, 0, .uint(offered[index].name), .string(interface),
      .uint(min(version, offered[index].version)), .object(object))
    return object
  }

  /// Sends a request.
  package func send(_ object: UInt32, _ opcode: UInt16, _ arguments: Argument...) throws {
    try send(object, opcode, arguments)
  }

  /// Sends a request.
  package func send(_ object: UInt32, _ opcode: UInt16, _ arguments: [Argument]) throws {
    var body: [UInt8] = []
    var passed: Int32?
    for argument in arguments {
      switch argument {
      case .int(let value): body.append(word: UInt32(bitPattern: value))
      case .uint(let value), .object(let value): body.append(word: value)
      case .fixed(let value): body.append(word: UInt32(bitPattern: Int32(value * 256)))
      case .descriptor(let value): passed = value
      case .string(let text):
        body.append(word: UInt32(text.utf8.count + 1))
        body.append(contentsOf: text.utf8)
        body.append(0)
        while !body.count.isMultiple(of: 4) { body.append(0) }
      }
    }
    var message: [UInt8] = []
    message.append(word: object)
    message.append(word: UInt32(body.count + 8) << 16 | UInt32(opcode))
    try socket.send(message + body, passing: passed)
  }

  /// Waits until the compositor has handled all requests so far.
  package func roundtrip(seconds: Double = 30) throws {
    var isDone = false
    try send(1, 0, .object(newObject { _, _ in isDone = true }))
    try dispatch(seconds: seconds) { isDone }
  }

  /// Handles events until `condition` holds.
  package func dispatch(seconds: Double = 30, until condition: () -> Bool) throws {
    let deadline = Deadline(seconds: seconds)
    while !condition() {
      if let failure { throw failure }
      received += try socket.receive(before: deadline)
      handleReceived()
    }
  }

  private func handleReceived() {
    var start = 0
    while received.count - start >= 8 {
      var header = EventReader(received[start..<start + 8])
      let object = header.uint()
      let second = header.uint()
      let size = Int(second >> 16)
      guard size >= 8, received.count - start >= size else { break }
      var body = EventReader(received[start + 8..<start + size])
      handlers[object]?(UInt16(second & 0xffff), &body)
      start += size
    }
    received.removeFirst(start)
  }
}

extension [UInt8] {
  fileprivate mutating func append(word: UInt32) {
    Swift.withUnsafeBytes(of: word) { append(contentsOf: $0) }
  }
}
