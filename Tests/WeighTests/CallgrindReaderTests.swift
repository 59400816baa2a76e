import Testing

@testable import WeighCheck

struct CallgrindReaderTests {
  /// A profile with two files, a call from one into the other, names that are written once, and relative
  /// positions.
  private static let text = """
    # callgrind format
    version: 1
    creator: callgrind-3.19.0
    pid: 7
    cmd:  /run/Program --rows 3
    part: 2

    desc: Trigger: --dump-before=poll

    positions: line
    events: Ir
    summary: 39

    ob=(1) /run/Program
    fl=(1) ???
    fn=(1) main
    0 10
    cob=(2) /lib/libc.so.6
    cfi=(2) malloc.c
    cfn=(2) malloc
    calls=3 0
    0 21
    cfn=(3) swift_retain
    calls=5 0
    +2 8
    * 4

    fn=(3)
    -2 8

    ob=(2)
    fl=(2)
    fn=(2)
    12 7
    cfn=(4) free
    calls=2 0
    * 4
    fi=(5) arena.c
    +3 6

    fn=(4)
    9 4

    totals: 39

    """

  private func profile(_ text: String) throws -> CallgrindProfile {
    try CallgrindReader.profile(Array(text.utf8), file: "profile.2")
  }

  @Test("instructions count where they stand, and the cost of a call is no cost of the caller")
  func instructions() throws {
    let profile = try profile(Self.text)
    #expect(profile.instructions == ["/run/Program": 22, "/lib/libc.so.6": 17])
    #expect(profile.instructions(in: "/run/Program") == 22)
    #expect(profile.instructions(outside: "/run/Program") == 17)
    #expect(profile.instructions(in: "/run/Other") == 0)
  }

  @Test("calls are counted by the caller's file and the called function")
  func calls() throws {
    let profile = try profile(Self.text)
    #expect(profile.calls(from: "/run/Program", to: ["malloc", "free"]) == 3)
    #expect(profile.calls(to: ["malloc", "free"]) == 5)
    #expect(profile.calls(to: ["swift_retain"]) == 5)
  }

  @Test("each function is followed by those that it calls, whatever file they are in")
  func order() throws {
    let text = """
      positions: line
      events: Ir
      ob=(1) /run/Program
      fn=(1) a_thread
      0 1
      fn=(2) main
      0 1
      cfn=(3) z_first
      calls=1 0
      0 4
      cfn=(4) a_second
      calls=1 0
      0 3
      fn=(3)
      0 1
      cob=(2) /lib/libwayland-client.so.0
      cfn=(5) wl_display_dispatch
      calls=1 0
      0 3
      fn=(4)
      0 1
      cfn=(4)
      calls=1 0
      0 1
      fn=(6) handle
      0 1
      ob=(2)
      fn=(5)
      0 1
      cob=(1)
      cfn=(6)
      calls=1 0
      0 1
      totals: 6

      """
    #expect(
      try profile(text).functions(in: "/run/Program")
        == ["a_thread", "main", "z_first", "handle", "a_second"])
  }

  @Test("profiles that follow each other add up")
  func sum() throws {
    let profile = try profile(Self.text)
    #expect((profile + profile).instructions == ["/run/Program": 44, "/lib/libc.so.6": 34])
    #expect((profile + profile).calls(to: ["malloc"]) == 6)
    #expect(CallgrindProfile() + profile == profile)
  }

  @Test(
    "a file that is cut off, has another sum, other events or a line of another format is named",
    arguments: [
      ("totals: 39\n", "", "profile.2 has no sum of costs: callgrind did not finish it"),
      ("totals: 39", "totals: 40", "profile.2 says 40 instructions in sum, and its lines 39"),
      ("events: Ir", "events: Ir Dr", "profile.2:11: events Ir Dr instead of Ir"),
      ("positions: line", "positions: instr", "profile.2:10: positions instr instead of line"),
      ("fn=(4)\n9 4", "fn=(9)\n9 4", "profile.2:41: unknown function"),
      ("12 7", "12 seven", "profile.2:34: no number: seven"),
      ("version: 1", "version", "profile.2:2: no line of the callgrind format"),
    ])
  func faults(part: String, replacement: String, message: String) {
    let text = Self.text.replacing(part, with: replacement)
    #expect(throws: WeighError(message)) { try profile(text) }
  }
}
