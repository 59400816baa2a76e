import Testing

@testable import WeighCheck

struct StoredWeightsTests {
  static let text = """
    # Weights of programs.
    # Written by script/weigh --store.
    toolchain: Swift 6.3.1 (swift-6.3.1-RELEASE)
    system: debian 12 x86_64
    room: 2 %

    PeerWindow file 1000
    PeerWindow memory.private_dirty 500 room 4.5 %: kernels differ: stacks

    Counter file 900

    """

  private let stored: StoredWeights

  init() throws { stored = try StoredWeights(Self.text, file: "weights.txt") }

  @Test(
    "the file names surroundings, the room and figures, some with a room of their own and the reason"
  )
  func reading() {
    #expect(stored.surroundings.toolchain == "Swift 6.3.1 (swift-6.3.1-RELEASE)")
    #expect(stored.surroundings.system == "debian 12 x86_64")
    #expect(stored.weights.map(\.value) == [1000, 500, 900])
    #expect(stored.room(of: .init(program: "Counter", figure: "file")) == 2)
    let memory = Weight.Name(program: "PeerWindow", figure: "memory.private_dirty")
    #expect(stored.ownRooms[memory] == .init(percent: 4.5, reason: "kernels differ: stacks"))
    #expect(stored.room(of: memory) == 4.5)
  }

  @Test("what is read is written as it was")
  func writing() {
    #expect(stored.text == Self.text)
  }

  @Test("stored figures keep comments and rooms, and lose what is no longer measured")
  func storing() {
    let surroundings = Surroundings(toolchain: "Swift 7", system: "debian 13 x86_64")
    let memory = Weight("PeerWindow", "memory.private_dirty", 480)
    let new = stored.storing([memory, Weight("Form", "file", 5)], in: surroundings)
    #expect(
      new.text == """
        # Weights of programs.
        # Written by script/weigh --store.
        toolchain: Swift 7
        system: debian 13 x86_64
        room: 2 %

        PeerWindow memory.private_dirty 480 room 4.5 %: kernels differ: stacks

        Form file 5

        """)
    #expect(stored.storing([], in: surroundings).ownRooms.isEmpty)
  }

  @Test(
    "a line of another format is named by its number",
    arguments: [
      (
        "Counter file 900", "Counter file",
        "weights.txt:10: no weight: a program, a figure and a whole number are needed"
      ),
      (
        "Counter file 900", "Counter file -9",
        "weights.txt:10: no weight: a program, a figure and a whole number are needed"
      ),
      ("Counter file 900", "PeerWindow file 900", "weights.txt:10: PeerWindow file stands twice"),
      ("Counter file 900", "# more", "weights.txt:10: comments stand at the top"),
      (
        "room 4.5 %: kernels differ: stacks", "room 4.5 %:",
        "weights.txt:8: after the figure only \"room N %: REASON\" can stand"
      ),
      (
        "room 4.5 %: kernels differ: stacks", "room 450 %: a reason",
        "weights.txt:8: after the figure only \"room N %: REASON\" can stand"
      ),
      ("room: 2 %", "rooms: 2 %", "weights.txt:5: the setting rooms is unknown or stands twice"),
      ("room: 2 %\n", "", "weights.txt does not name the room, as \"room: 2 %\""),
      ("system: debian 12 x86_64\n", "", "weights.txt does not name toolchain and system"),
    ])
  func faults(part: String, replacement: String, message: String) {
    let text = Self.text.replacing(part, with: replacement)
    #expect(throws: WeighError(message)) { try StoredWeights(text, file: "weights.txt") }
  }
}
