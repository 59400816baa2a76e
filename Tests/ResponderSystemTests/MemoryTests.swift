import Glibc
import Testing

@testable import ResponderSystem

@Suite("Mapped memory and the clock") struct MemoryTests {
  @Test("two mappings of one file show the same; a private one shows what is there")
  func sharing() throws {
    let size = MappedMemory.pageSize * 2
    let file = try FileDescriptor(anonymous: "test", byteCount: size)
    let first = try MappedMemory(sharing: file.number, byteCount: size)
    let second = try MappedMemory(sharing: file.number, byteCount: size)
    first.base.storeBytes(of: 42, toByteOffset: size - 1, as: UInt8.self)
    #expect(second.base.load(fromByteOffset: size - 1, as: UInt8.self) == 42)
    let third = try MappedMemory(reading: file.number, byteCount: size)
    #expect(third.base.load(fromByteOffset: size - 1, as: UInt8.self) == 42)
    #expect(third.byteCount == size)
  }

  @Test("what is given back reads as zero, but only whole pages")
  func discarding() throws {
    let page = MappedMemory.pageSize
    let file = try FileDescriptor(anonymous: "test", byteCount: page * 3)
    let memory = try MappedMemory(sharing: file.number, byteCount: page * 3)
    memory.populate(0..<page * 3)
    for index in 0..<3 { memory.base.storeBytes(of: 5, toByteOffset: index * page, as: UInt8.self) }
    memory.discard(1..<page * 2)
    let left = (0..<3).map { memory.base.load(fromByteOffset: $0 * page, as: UInt8.self) }
    #expect(left == [5, 0, 5])
  }

  @Test("Populated memory has pages, in any range, and reads as zero")
  func populating() throws {
    let page = MappedMemory.pageSize
    let size = 300 * page
    let file = try FileDescriptor(anonymous: "test", byteCount: size)
    let memory = try MappedMemory(sharing: file.number, byteCount: size)
    func pageCount() throws -> Int {
      var status = stat()
      try #require(fstat(file.number, &status) == 0)
      return Int(status.st_blocks) * 512 / page
    }
    memory.populate(0..<0)
    #expect(try pageCount() == 0)
    memory.populate(page / 2..<page * 200 + 1)
    #expect(try pageCount() == 201)
    memory.populate(0..<size)
    #expect(try pageCount() == 300)
    #expect(memory.base.load(fromByteOffset: size - 8, as: Int.self) == 0)
  }

  @Test("a file without a name can't be made shorter")
  func sealed() throws {
    let file = try FileDescriptor(anonymous: "test", byteCount: 100)
    #expect(SystemCall.isSealedAgainstShrinking(file.number))
    #expect(ftruncate(file.number, 10) != 0)
    #expect(try SystemCall.byteCount(of: file.number) == 100)
  }

  @Test("mapping what is no file is an error")
  func noFile() {
    #expect(throws: SystemError(operation: "mmap", code: EBADF)) {
      try MappedMemory(sharing: -1, byteCount: 10)
    }
  }

  @Test("the clock is the system's and doesn't go back")
  func clock() {
    var time = timespec()
    let before = MonotonicClock.now
    clock_gettime(clockid_t(MonotonicClock.identifier), &time)
    let after = MonotonicClock.now
    let middle = Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    #expect(before <= middle && middle <= after)
  }
}
