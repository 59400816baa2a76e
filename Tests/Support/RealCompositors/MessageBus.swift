import Foundation

/// A small D-Bus client for method calls and their replies, with at most one descriptor per call.
package final class MessageBus {
  private let socket: UnixSocket
  private var received: [UInt8] = []
  private var serial: UInt32 = 0

  /// Connects to the bus at the Unix socket `path` as the current user.
  package init(path: String) throws {
    socket = try UnixSocket(path: path)
    let user = String(geteuid()).utf8.map { String($0, radix: 16) }.joined()
    try socket.send([0])
    try handshake("AUTH EXTERNAL \(user)", expecting: "OK")
    try handshake("NEGOTIATE_UNIX_FD", expecting: "AGREE")
    try socket.send(Array("BEGIN\r\n".utf8))
    _ = try call(
      "org.freedesktop.DBus", path: "/org/freedesktop/DBus", "org.freedesktop.DBus", "Hello")
  }

  /// Calls a method, waits for the reply, and returns its first value. If the reply is empty, returns `nil`.
  package func call(
    _ destination: String, path: String, _ interface: String, _ member: String,
    _ arguments: BusValue..., passing descriptor: Int32? = nil
  ) throws -> BusValue? {
    try call(destination, path: path, interface, member, arguments, passing: descriptor)
  }

  /// Calls a method, waits for the reply, and returns its first value. If the reply is empty, returns `nil`.
  package func call(
    _ destination: String, path: String, _ interface: String, _ member: String,
    _ arguments: [BusValue], passing descriptor: Int32? = nil
  ) throws -> BusValue? {
    var body = BusWriter()
    for argument in arguments { body.write(argument) }
    serial += 1
    var fields: [(UInt8, BusValue)] = [
      (1, .objectPath(path)), (2, .string(interface)), (3, .string(member)),
      (6, .string(destination)),
    ]
    if !arguments.isEmpty {
      fields.append((8, .signature(arguments.map(\.signature).joined())))
    }
    if descriptor != nil { fields.append((9, .uint32(1))) }
    try socket.send(message(fields, body: body.bytes), passing: descriptor)
    return try answer(to: serial)
  }

  private func message(_ fields: [(UInt8, BusValue)], body: [UInt8]) -> [UInt8] {
    var header = BusWriter()
    for value in [UInt8(ascii: "l"), 1, 0, 1] { header.byte(value) }  // a call, protocol 1
    header.uint32(UInt32(body.count))
    header.uint32(serial)
    header.array(alignment: 8) { writer in
      for (code, value) in fields {
        writer.align(8)
        writer.byte(code)
        writer.variant(value)
      }
    }
    header.align(8)
    return header.bytes + body
  }

  private func answer(to call: UInt32) throws -> BusValue? {
    let deadline = Deadline(seconds: 20)
    while true {
      let (kind, fields, body) = try nextMessage(before: deadline)
      guard fields[5]?.integer == Int(call) else { continue }
      var reader = BusReader(body)
      let types = fields[8]?.text ?? ""
      let first =
        types.isEmpty ? nil : try reader.value(types.first == "a" ? types : "\(types.prefix(1))")
      guard kind == 2 else {
        throw CompositorError.refused("\(fields[4]?.text ?? "D-Bus"): \(first?.text ?? "")")
      }
      return first
    }
  }

  private func nextMessage(
    before deadline: Deadline
  ) throws -> (kind: UInt8, fields: [UInt8: BusValue], body: [UInt8]) {
    try fill(16, before: deadline)
    var head = BusReader(received, at: 4)
    let bodyLength = Int(try head.uint32())
    _ = try head.uint32()
    let fieldsEnd = 16 + Int(try head.uint32())
    let bodyStart = (fieldsEnd + 7) & ~7
    try fill(bodyStart + bodyLength, before: deadline)

    var reader = BusReader(Array(received[..<fieldsEnd]), at: 16)
    var fields: [UInt8: BusValue] = [:]
    while !reader.isAtEnd {
      reader.align(8)
      let code = try reader.byte()
      fields[code] = try reader.variant()
    }
    let kind = received[1]
    let body = Array(received[bodyStart..<bodyStart + bodyLength])
    received.removeFirst(bodyStart + bodyLength)
    return (kind, fields, body)
  }

  private func fill(_ count: Int, before deadline: Deadline) throws {
    while received.count < count { received += try socket.receive(before: deadline) }
  }

  private func handshake(_ line: String, expecting word: String) throws {
    try socket.send(Array("\(line)\r\n".utf8))
    let answer = String(
      decoding: try socket.receive(before: Deadline(seconds: 20)), as: UTF8.self)
    guard answer.hasPrefix(word) else { throw CompositorError.refused("D-Bus said \(answer)") }
  }
}
