import Foundation
import Testing

@testable import ResponderSystem

@Suite("The process and its surroundings", .serialized) struct ProcessTests {
  @Test("a variable has a value, is empty, or is not set")
  func environment() {
    setenv("SYSTEM_TEST", "/a", 1)
    #expect(ProcessEnvironment.value(of: "SYSTEM_TEST") == "/a")
    #expect(ProcessEnvironment.path(of: "SYSTEM_TEST") == "/a")
    setenv("SYSTEM_TEST", "", 1)
    #expect(ProcessEnvironment.value(of: "SYSTEM_TEST") == "")
    #expect(ProcessEnvironment.text(of: "SYSTEM_TEST") == nil)
    #expect(ProcessEnvironment.path(of: "SYSTEM_TEST") == nil)
    ProcessEnvironment.remove("SYSTEM_TEST")
    #expect(ProcessEnvironment.value(of: "SYSTEM_TEST") == nil)
  }

  @Test("the program's file is that of this process")
  func program() throws {
    let path = try #require(CurrentProcess.programFile)
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    #expect(path.description == link)
    #expect(CurrentProcess.number == ProcessInfo.processInfo.processIdentifier)
    #expect(CurrentProcess.homeFolder?.isAbsolute == true)
  }

  @Test("a program that is run gives its status, and one that does not exist an error")
  func runs() throws {
    #expect(try CurrentProcess.run("/bin/sh", ["-c", "exit 7"]) == 7)
    #expect(try CurrentProcess.run("/bin/sh", ["-c", "[ \"$1\" = \"a b\" ]", "sh", "a b"]) == 0)
    #expect(try CurrentProcess.run("/bin/sh", ["-c", "kill -KILL $$"]) == -1)
    #expect(throws: SystemError(operation: "posix_spawn", code: ENOENT)) {
      try CurrentProcess.run("/nowhere/program", [])
    }
  }

  @Test("A process that is waited for has exited with a status, or was killed by a signal")
  func endings() throws {
    #expect(try SpawnedProcess("/bin/sh", ["-c", "exit 255"]).wait() == .exited(255))
    #expect(try SpawnedProcess("/bin/sh", ["-c", "kill -KILL $$"]).wait() == .killed(SIGKILL))
    #expect(throws: SystemError(operation: "posix_spawn", code: ENOENT)) {
      _ = try SpawnedProcess("/nowhere/program", []).wait()
    }
  }

  @Test("Programs are searched in the folders of PATH, of which empty ones are left out")
  func programFolders() throws {
    let path = try #require(ProcessEnvironment.value(of: "PATH"))
    defer { setenv("PATH", path, 1) }
    setenv("PATH", "/a::/b c:", 1)
    #expect(ProcessEnvironment.programFolders == ["/a", "/b c"])
    ProcessEnvironment.remove("PATH")
    #expect(ProcessEnvironment.programFolders == [])
  }

  @Test("A thread that is joined has ended")
  func joins() throws {
    let count = Guarded(0)
    let first = try JoinableThread { for _ in 0..<1_000 { count.with { $0 += 1 } } }
    let second = try JoinableThread { for _ in 0..<1_000 { count.with { $0 += 1 } } }
    first.join()
    second.join()
    #expect(count.with { $0 } == 2_000)
  }

  @Test("A semaphore lets a thread on as often as it is signalled")
  func semaphore() throws {
    let (permits, passed) = (Semaphore(), Guarded(0))
    permits.signal()
    permits.signal()
    let thread = try JoinableThread {
      for _ in 0..<5 {
        permits.wait()
        passed.with { $0 += 1 }
      }
    }
    for _ in 0..<3 { permits.signal() }
    thread.join()
    #expect(passed.with { $0 } == 5)
  }

  @Test("a thread runs its closure, and has objects of its own")
  func threads() throws {
    final class Mark: Sendable {}
    let slot = ThreadSlot()
    let mark = Mark()
    slot.object = mark
    let seen = Monitor<[Bool]>([])
    try SystemThread.start {
      let wasEmpty = slot.object == nil
      slot.object = Mark()
      seen.withLock { $0 = [wasEmpty, slot.object is Mark] }
    }
    seen.wait { $0.count == 2 }
    #expect(seen.withLock { $0 } == [true, true])
    #expect(slot.object === mark)
    slot.object = nil
    #expect(slot.object == nil)
  }

  @Test("what a thread leaves in its slot is released when the thread ends")
  func threadEnds() throws {
    final class Mark {
      let onDeath: @Sendable () -> Void
      init(_ onDeath: @escaping @Sendable () -> Void) { self.onDeath = onDeath }
      deinit { onDeath() }
    }
    let slot = ThreadSlot()
    let deaths = Monitor(0)
    try SystemThread.start { slot.object = Mark { deaths.withLock { $0 += 1 } } }
    deaths.wait { $0 == 1 }
    #expect(deaths.withLock { $0 } == 1)
  }

  @Test("a guarded value is changed by one thread at a time")
  func guarded() throws {
    let count = Guarded(0)
    let ended = Monitor(0)
    for _ in 0..<4 {
      try SystemThread.start {
        for _ in 0..<1_000 { count.with { $0 += 1 } }
        ended.withLock { $0 += 1 }
      }
    }
    ended.wait { $0 == 4 }
    #expect(count.with { $0 } == 4_000)
  }

  @Test("a calendar time becomes seconds and the same time again")
  func calendar() throws {
    let time = try #require(CalendarTime(951_782_400, in: .greenwich))
    let leapDay = CalendarTime(year: 2000, month: 2, day: 29, hour: 0, minute: 0, second: 0)
    #expect(time == leapDay)
    let local = try #require(CalendarTime(1_234_567_890, in: .local))
    #expect(local.localSeconds == 1_234_567_890)
    #expect(CalendarTime(.max, in: .greenwich) == nil)
    let early = CalendarTime(year: 987, month: 1, day: 2, hour: 3, minute: 4, second: 59)
    #expect([leapDay, early].map(\.dateText) == ["2000-02-29", "987-01-02"])
    #expect([leapDay, early].map(\.timeText) == ["00:00:00", "03:04:59"])
    #expect(abs(CalendarTime.now.localSeconds - WallClock.now) < 60)
    #expect(abs(Double(WallClock.now) - Date().timeIntervalSince1970) < 60)
  }

  @Test("the C library's own locale has the English words, and one that is not installed is none")
  func locales() throws {
    let dates = try #require(SystemLocale(["nowhere_NOWHERE", "C"], for: .dates))
    #expect(dates.texts(.weekdays).first == "Sunday" && dates.texts(.shortMonths).last == "Dec")
    #expect(dates.texts(.halfDays) == ["AM", "PM"] && dates.text(.dateFormat) == "%m/%d/%y")
    let numbers = try #require(SystemLocale(["C"], for: .numbers))
    #expect(numbers.text(.decimalSeparator) == "." && numbers.text(.groupingSeparator) == "")
    #expect(SystemLocale(["nowhere_NOWHERE"], for: .dates) == nil)
    #expect(DecimalText.digits(of: 12.25, 1) == ("12", "2"))
    #expect(DecimalText.digits(of: 0.5, 0) == ("0", ""))
  }

  @Test("sockets that are connected hand bytes on, and one that was shut down reads as ended")
  func sockets() throws {
    let ends = try SystemCall.socketPair()
    let (a, b) = (FileDescriptor(owning: ends.0), FileDescriptor(owning: ends.1))
    try SystemCall.writeFully([1, 2], to: a.number)
    var bytes: [UInt8] = [0, 0]
    let outcome = try bytes.withUnsafeMutableBytes { try SystemCall.read(b.number, into: $0) }
    #expect(outcome == .done(2) && bytes == [1, 2])
    SystemCall.shutDown(a.number)
    #expect(
      try bytes.withUnsafeMutableBytes { try SystemCall.read(b.number, into: $0) } == .done(0))
    #expect(throws: SystemError(operation: "bind", code: ENAMETOOLONG)) {
      try SystemCall.listen(at: "/tmp/" + String(repeating: "a", count: 200))
    }
  }
}
