import Foundation

/// A program to measure, with its weights.
struct WeighedProgram {
  /// The activity of libraries in one step, which is printed but not judged.
  struct LibraryShare: Equatable, Sendable {
    /// The step, such as `PeerWindow press`.
    var step: String
    /// The number of instructions by the file name of the library, the largest first.
    var instructions: [(library: String, count: Int)]
    /// The number of memory allocations by libraries rather than the program.
    var allocations: Int

    static func == (left: Self, right: Self) -> Bool {
      left.step == right.step && left.allocations == right.allocations
        && left.instructions.elementsEqual(right.instructions, by: ==)
    }
  }

  let scenario: Scenario
  /// The program as script/package builds it, and the same code with its symbols.
  let stripped: String
  let named: String
  /// The command that starts callgrind, and the one that starts a program without it.
  let valgrind: [String]
  let plain: [String]

  private(set) var weights: [Weight] = []
  private(set) var libraries: [LibraryShare] = []
  private(set) var functions: ExecutedFunctions

  init(
    scenario: Scenario, stripped: String, named: String, valgrind: [String], plain: [String]
  ) {
    self.scenario = scenario
    self.stripped = stripped
    self.named = named
    self.valgrind = valgrind
    self.plain = plain
    functions = ExecutedFunctions(program: scenario.program)
  }

  /// Measures all figures.
  mutating func measure() throws {
    try weighFile()
    let folder = try MeasuringFolder()
    defer { folder.remove() }
    try weighMemory(in: folder)
    try weighSteps(in: folder)
  }

  // MARK: The file

  private mutating func weighFile() throws {
    let file = try Self.elf(stripped)
    if let section = try file.firstDifferingCode(from: Self.elf(named)) {
      throw WeighError(
        "\(scenario.program): the code in \(section) is another with symbols than without: build both again"
      )
    }
    add("file", file.size)
    var rest = file.size
    for part in FilePart.all {
      let size = file.size(where: part.holds)
      rest -= size
      add("file.\(part.name)", size)
    }
    add("file.rest", rest)
  }

  private static func elf(_ path: String) throws -> ElfFile {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw WeighError("\(path) cannot be read")
    }
    return try ElfFile([UInt8](data), file: path)
  }

  // MARK: Memory

  /// Starts the program without callgrind. The first start does not count, because it writes font caches. The
  /// median of the others counts, because the kernel and the allocator sometimes release less or more.
  private mutating func weighMemory(in folder: MeasuringFolder) throws {
    let path = try folder.install(stripped)
    var memory: [Int] = []
    for start in 0..<4 {
      let program = try DrivenProgram(
        scenario.program, command: plain + [path] + scenario.arguments, in: folder)
      defer { program.stop() }
      try program.waitUntilStarted()
      try program.enter()
      if start == 0 { continue }
      // The program has released its idle memory by then.
      usleep(1_500_000)
      guard let bytes = ProcessActivity.privateDirtyMemory(of: program.process.pid) else {
        throw WeighError("the kernel does not report private dirty memory")
      }
      memory.append(bytes)
    }
    add("memory.private_dirty", memory.sorted()[memory.count / 2])
  }

  // MARK: Steps

  private mutating func weighSteps(in folder: MeasuringFolder) throws {
    let path = try folder.install(named)
    var starts = try (1..<Steps.starts).map { _ in try weighStart(path, in: folder) }
    let run = try CountedRun(scenario, path: path, valgrind: valgrind, in: folder)
    defer { run.program.stop() }
    starts.append(try run.start())
    add("start", starts, path)
    try run.program.enter()
    for step in scenario.steps {
      switch step {
      case .press(let point): try weighPress(run, at: point, path)
      case .keys(let before, let measured, let undo):
        try weighKeys(run, before, measured, undo, path)
      case .scroll(let distance): try weighScroll(run, distance, path)
      }
    }
  }

  private func weighStart(
    _ path: String, in folder: MeasuringFolder
  ) throws -> CallgrindProfile {
    let run = try CountedRun(scenario, path: path, valgrind: valgrind, in: folder)
    defer { run.program.stop() }
    return try run.start()
  }

  private mutating func weighPress(
    _ run: CountedRun, at point: Scenario.Point, _ path: String
  ) throws {
    let place = try run.program.onSurface(point)
    var presses: [CallgrindProfile] = []
    var releases: [CallgrindProfile] = []
    for _ in 0..<Steps.all {
      try checkDrawing(run, "press") {
        presses.append(
          try run.profile {
            try $0.play { seat, window, time in
              seat.touchDown(0, on: window, x: place.x, y: place.y, time: time)
              seat.touchFrame()
            }
          })
        releases.append(
          try run.profile {
            try $0.play(after: 100) { seat, _, time in
              seat.touchUp(0, time: time)
              seat.touchFrame()
            }
          })
      }
    }
    add("press", presses, path, counts: true)
    add("release", releases, path, counts: true)
  }

  private mutating func weighKeys(
    _ run: CountedRun, _ before: [UInt32], _ measured: [UInt32], _ undo: UInt32?, _ path: String
  ) throws {
    for key in before { try press(key, on: run.program) }
    let profiles = try measured.map { key in
      let profile = try checkDrawing(run, "key") { try run.profile { try press(key, on: $0) } }
      if let undo { try press(undo, on: run.program) }
      return profile
    }
    add("key", profiles, path)
  }

  private func press(_ key: UInt32, on program: DrivenProgram) throws {
    try program.play { seat, _, time in seat.key(key, isDown: true, time: time) }
    try program.play(after: 50) { seat, _, time in seat.key(key, isDown: false, time: time) }
  }

  private mutating func weighScroll(
    _ run: CountedRun, _ distance: Double, _ path: String
  ) throws {
    let place = try run.program.onSurface(Scenario.Point(x: 200, y: 350))
    try run.program.play { seat, window, _ in
      seat.pointerEnter(window, x: place.x, y: place.y)
      seat.pointerFrame()
    }
    let profiles = try (0..<Steps.all).map { _ in
      try checkDrawing(run, "scroll step") {
        try run.profile {
          try $0.play(after: 16) { seat, _, time in
            seat.pointerAxisSource(.finger)
            seat.pointerAxis(.verticalScroll, distance, time: time)
            seat.pointerFrame()
          }
        }
      }
    }
    add("scroll", profiles, path)
  }

  /// Plays a step. If the window does not draw, throws an error.
  private func checkDrawing<Result>(
    _ run: CountedRun, _ step: String, _ body: () throws -> Result
  ) throws -> Result {
    let commits = try run.program.commits
    let result = try body()
    guard try run.program.commits > commits else {
      throw WeighError(
        "\(scenario.program) draws nothing in a \(step): it does not do what is measured")
    }
    return result
  }

  // MARK: Figures

  private mutating func add(_ figure: String, _ value: Int) {
    weights.append(Weight(scenario.program, figure, value))
  }

  /// Adds the figures of a start, or of a step that was played several times. With `counts`, adds those of
  /// memory and retains too.
  private mutating func add(
    _ step: String, _ played: [CallgrindProfile], _ path: String, counts: Bool = false
  ) {
    let profiles = played.suffix(Steps.counted)
    let isStart = step == "start"
    for profile in profiles where !isStart { functions.warm += profile.functions(in: path) }
    for profile in played.dropLast(isStart ? 0 : Steps.counted) {
      functions.cold += profile.functions(in: path)
    }
    add("\(step).instructions", least(profiles.map { $0.instructions(in: path) }))
    if counts {
      let mallocs = profiles.map { $0.calls(from: path, to: CountedRun.allocations) }
      add("\(step).mallocs", least(mallocs))
      add("\(step).retains", least(profiles.map { $0.calls(to: CountedRun.retains) }))
    }
    guard let last = profiles.last else { return }
    let others = last.instructions.filter { $0.key != path }.sorted { $0.value > $1.value }
    libraries.append(
      LibraryShare(
        step: "\(scenario.program) \(step)",
        instructions: others.map { (URL(fileURLWithPath: $0.key).lastPathComponent, $0.value) },
        allocations: last.calls(to: CountedRun.allocations)
          - last.calls(from: path, to: CountedRun.allocations)))
  }
}

/// Returns the minimum of numbers, or 0 if there are none.
private func least(_ numbers: [Int]) -> Int { numbers.min() ?? 0 }

/// A part of a program file that is weighed separately.
struct FilePart {
  /// The name of the figure after `file.`.
  let name: String
  /// A closure that returns whether a section with a given name belongs to the part.
  let holds: @Sendable (String) -> Bool

  /// The large parts. All other sections are in `file.rest`.
  static let all = [
    FilePart(name: "text") { $0 == ".text" },
    FilePart(name: "rodata") { $0 == ".rodata" },
    FilePart(name: "relro") { $0 == ".data.rel.ro" },
    FilePart(name: "data") { $0 == ".data" },
    FilePart(name: "swift5") { $0.hasPrefix("swift5_") },
  ]
}
