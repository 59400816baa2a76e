import Glibc
import Testing

@testable import ResponderSystem

@Suite("Pipes and waiting", .serialized) struct PipeTests {
  @Test("what is written is read; nothing there is no error; the end is zero bytes")
  func passing() throws {
    let (reader, writer) = try FileDescriptor.pipe()
    try SystemCall.setNonblocking(reader.number)
    #expect(try read(reader) == .wouldBlock)
    try SystemCall.writeFully([7, 8], to: writer.number)
    #expect(try read(reader) == .done(2))
  }

  /// Returns a pipe. Its write end is optional, so that the caller can release it.
  private func makePipe() throws -> (FileDescriptor, FileDescriptor?) {
    let (reader, writer) = try FileDescriptor.pipe()
    return (reader, writer)
  }

  @Test("a descriptor is closed when nobody holds it, and a copy stays open")
  func closing() throws {
    let reader: FileDescriptor
    var writer: FileDescriptor?
    (reader, writer) = try makePipe()
    try SystemCall.setNonblocking(reader.number)
    let copy = try SystemCall.copy(try #require(writer).number)
    writer = nil
    #expect(try read(reader) == .wouldBlock)
    try SystemCall.writeFully([1], to: copy)
    SystemCall.close(copy)
    #expect(try read(reader) == .done(1))
    #expect(try read(reader) == .done(0))
  }

  private func read(_ descriptor: FileDescriptor) throws -> SystemCall.Outcome {
    var bytes = [UInt8](repeating: 0, count: 8)
    return try bytes.withUnsafeMutableBytes {
      try SystemCall.read(descriptor.number, into: $0)
    }
  }

  private func abandonedWriter() throws -> FileDescriptor { try FileDescriptor.pipe().writeEnd }

  private func abandonedReader() throws -> FileDescriptor { try FileDescriptor.pipe().readEnd }

  @Test("where nobody writes any more it has ended")
  func end() throws { #expect(try read(try abandonedReader()) == .done(0)) }

  @Test("where nobody reads any more there is an error and no signal")
  func nobodyReads() throws {
    let writer = try abandonedWriter()
    #expect(throws: SystemError(operation: "write", code: EPIPE)) {
      try SystemCall.writeFully([1], to: writer.number)
    }
  }

  @Test("what would have to wait is an error for whoever wants all written")
  func full() throws {
    let (reader, writer) = try FileDescriptor.pipe()
    try SystemCall.setNonblocking(writer.number)
    #expect(throws: SystemError(operation: "write", code: EAGAIN)) {
      try SystemCall.writeFully([UInt8](repeating: 0, count: 4 << 20), to: writer.number)
    }
    #expect(SystemCall.isReady(reader.number, for: .reading))
    #expect(!SystemCall.isReady(writer.number, for: .writing))
  }

  @Test("A text for a stream that does not wait is written completely, as its reader gets on")
  func patient() throws {
    let (reader, writer) = try FileDescriptor.pipe()
    try SystemCall.setNonblocking(writer.number)
    let text = [UInt8](repeating: 7, count: 1 << 20)
    let received = Guarded(0)
    let thread = try JoinableThread {
      var bytes = [UInt8](repeating: 0, count: 64 << 10)
      while received.with({ $0 }) < text.count {
        let outcome = try? bytes.withUnsafeMutableBytes {
          try SystemCall.read(reader.number, into: $0)
        }
        guard case .done(let count)? = outcome, count > 0 else { return }
        received.with { $0 += count }
      }
    }
    try StandardStream.write(text, to: writer.number)
    thread.join()
    #expect(received.with { $0 } == text.count)
  }

  @Test("of several descriptors those are told that are ready, and why")
  func several() throws {
    let (reader, writer) = try FileDescriptor.pipe()
    let ended = try abandonedReader()
    var requests = [
      PollRequest(reader.number, for: .reading), PollRequest(writer.number, for: .writing),
      PollRequest(-1, for: .reading), PollRequest(ended.number, for: .reading),
    ]
    let count = requests.withUnsafeMutableBufferPointer { SystemCall.poll($0, milliseconds: 0) }
    #expect(count == 2)
    #expect(requests.map(\.isReady) == [false, true, false, true])
    #expect(requests[1].found == .writing)
    // The hang-up is reported although it was not requested.
    #expect(!requests[3].found.isEmpty)
  }
}
