import ResponderPlatform
import ResponderSystem
import WindowResponder

/// The data that programs exchange on a stage, from the program under test and from a simulated other
/// program.
@MainActor final class HeadlessSelections {
  /// The types that the program offers, or `nil` if it offers nothing.
  var offered: [SelectionKind: [String]] = [:]
  private var foreign: [SelectionKind: ForeignContent] = [:]
  private var peers: [HeadlessPeer] = []

  struct ForeignContent {
    var types: [String]
    var data: [String: [UInt8]]
    var pace: Stage.Pace
  }

  func types(_ kind: SelectionKind) -> [String] { foreign[kind]?.types ?? [] }

  func setForeign(_ content: ForeignContent?, _ kind: SelectionKind) {
    foreign[kind] = content
    if content != nil { offered[kind] = nil }
  }

  /// Starts to write the data of another program into a copy of the descriptor. If the program does not offer
  /// the type, or the descriptor cannot be copied, returns `false`.
  func receive(
    _ type: String, of kind: SelectionKind, into descriptor: Int32, at now: Double
  ) -> Bool {
    guard let content = foreign[kind], content.types.contains(type) else { return false }
    return write(content, type, into: descriptor, at: now)
  }

  /// Starts to write content that another program offers elsewhere into a copy of the descriptor. If the
  /// descriptor cannot be copied, returns `false`.
  func write(
    _ content: ForeignContent, _ type: String, into descriptor: Int32, at now: Double
  ) -> Bool {
    guard let copy = try? FileDescriptor(copying: descriptor) else { return false }
    peers.append(
      HeadlessPeer(copy, bytes: content.data[type] ?? [], pace: content.pace, startTime: now))
    return true
  }

  /// The time at which another program writes next, or `nil` if it never does.
  var nextTime: Double? { peers.compactMap(\.nextTime).min() }

  /// Lets the other programs write the data that is due. Returns a Boolean value that indicates whether any
  /// of them has written data.
  func work(at now: Double) -> Bool {
    var hasWorked = false
    for peer in peers where peer.work(at: now) { hasWorked = true }
    peers.removeAll(where: \.isOver)
    return hasWorked
  }
}

/// A simulated program that writes the pasted data into a pipe at its own pace.
@MainActor final class HeadlessPeer {
  private var descriptor: FileDescriptor?
  private let bytes: [UInt8]
  private let pace: Stage.Pace
  private let startTime: Double
  private var written = 0
  private var triedTime = -Double.infinity
  var isOver: Bool { descriptor == nil }

  init(_ descriptor: FileDescriptor, bytes: [UInt8], pace: Stage.Pace, startTime: Double) {
    self.descriptor = descriptor
    self.bytes = bytes
    self.pace = pace
    self.startTime = startTime
    try? SystemCall.setNonblocking(descriptor.number)
  }

  /// The time at which the next byte is due, if the pace is slow.
  var nextTime: Double? {
    guard !isOver, case .bytesPerSecond(let rate) = pace else { return nil }
    let due = startTime + Double(written + 1) / max(rate, 1e-9)
    // If the pipe was full, the next attempt is one byte later.
    return due > triedTime ? due : triedTime + 1 / max(rate, 1e-9)
  }

  /// Writes the data that is due. Returns a Boolean value that indicates whether any was written.
  func work(at now: Double) -> Bool {
    if isOver { return false }
    triedTime = now
    switch pace {
    case .atOnce:
      return write(upTo: bytes.count) || endIfDone(bytes.count)
    case .bytesPerSecond(let rate):
      let due = min(bytes.count, Int(((now - startTime) * rate + 1e-6).rounded(.down)))
      return write(upTo: due) || endIfDone(bytes.count)
    case .endless:
      return writeFiller()
    case .never:
      return false
    case .breaksOff(let count):
      let end = min(count, bytes.count)
      return write(upTo: end) || endIfDone(end)
    }
  }

  private func write(upTo end: Int) -> Bool {
    guard written < end else { return false }
    let count = write(bytes[written..<end])
    written += count
    return count > 0
  }

  private func writeFiller() -> Bool {
    write([UInt8](repeating: 120, count: 64 * 1024)[...]) > 0
  }

  /// Writes as many bytes as possible, and returns their number.
  private func write(_ bytes: ArraySlice<UInt8>) -> Int {
    guard let descriptor else { return 0 }
    do {
      let outcome = try bytes.withUnsafeBytes { try SystemCall.write($0, to: descriptor.number) }
      if case .done(let count) = outcome { return count }
    } catch {
      finish()
    }
    return 0
  }

  private func endIfDone(_ end: Int) -> Bool {
    guard !isOver, written >= end else { return false }
    finish()
    return true
  }

  private func finish() { descriptor = nil }
}
