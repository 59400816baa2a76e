import Foundation

/// The program that measures the weights of the programs that script/weigh has built, compares them, and
/// reports problems.
public struct CommandLineTool {
  /// The arguments after the program's name.
  let arguments: [String]
  /// A closure that is called with each line of output.
  var report: (String) -> Void = { print($0) }
  /// A closure that measures the programs of one build.
  var measure: ([Scenario], CommandLineOptions.Build) throws -> Measurement = { scenarios, build in
    try Measurement(of: scenarios, in: build)
  }

  /// Creates the program with the given arguments.
  public init(arguments: [String]) { self.arguments = arguments }

  /// Runs the program, and returns its exit status.
  public func run() -> Int32 {
    do {
      return try run(CommandLineOptions(arguments))
    } catch let error as WeighError {
      report("weigh: \(error.description)")
      return error.status.rawValue
    } catch {
      report("weigh: \(error)")
      return WeighError.Status.cannotMeasure.rawValue
    }
  }

  private func run(_ options: CommandLineOptions) throws -> Int32 {
    let scenarios = Scenario.all.filter {
      options.only.isEmpty || options.only.contains($0.program)
    }
    if options.printsPrograms {
      scenarios.forEach { report($0.program) }
      return 0
    }
    let stored = try Self.storedWeights(options.change.stored)
    let isSame = stored.surroundings == options.surroundings
    guard isSame || !options.stores || options.only.isEmpty else {
      throw WeighError(
        "figures of one program cannot be stored beside those of other surroundings: leave out --only",
        status: .usage)
    }
    if options.printsBasis {
      report(isSame ? "stored" : "paired")
      return 0
    }
    guard isSame || options.stores || options.base != nil else {
      throw WeighError(
        "\(options.change.stored) was measured with \(stored.surroundings.toolchain) on "
          + "\(stored.surroundings.system): the merge base is needed to compare with")
    }
    let (measured, functions) = try repeated(options, scenarios)
    if options.writesOrder { return try write(FunctionOrder(functions), options.order) }
    if options.stores { return try store(measured, over: stored, options) }
    return verdict(
      try compare(measured, of: scenarios, with: options.base, stored),
      order: isSame ? try orderProblem(options.order, functions) : nil)
  }

  private func write(_ order: FunctionOrder, _ file: String) throws -> Int32 {
    try write(order.text, file)
    report("weigh: \(order.symbols.count) functions are in \(file)")
    return 0
  }

  /// Returns the problem with the file of the order of functions, or `nil`. It is called only if the stored
  /// figures are of the same compiler, because other compilers give some functions other names.
  private func orderProblem(_ file: String, _ functions: [ExecutedFunctions]) throws -> String? {
    guard !file.isEmpty else { return nil }
    guard let data = FileManager.default.contents(atPath: file) else {
      throw WeighError("\(file) cannot be read")
    }
    return FunctionOrder(text: String(decoding: data, as: UTF8.self))
      .problem(besides: functions, file: file)
  }

  /// Compares with the merge base if it was built, or else with the stored figures.
  private func compare(
    _ measured: [Weight], of scenarios: [Scenario], with base: CommandLineOptions.Build?,
    _ stored: StoredWeights
  ) throws -> [ComparedWeight] {
    guard let base else {
      return Comparison.with(stored, measured: measured, programs: Set(scenarios.map(\.program)))
    }
    // A program that the merge base does not have is new.
    let there = scenarios.filter {
      FileManager.default.fileExists(atPath: "\(base.programs)/\($0.program)")
    }
    return Comparison.with(
      mergeBase: try measure(there, base).weights,
      storedThere: try? Self.storedWeights(base.stored), storedHere: stored, measured: measured)
  }

  /// Measures the requested number of times, and prints the figures that are not judged. After several
  /// measurements, prints the spread of each figure.
  private func repeated(
    _ options: CommandLineOptions, _ scenarios: [Scenario]
  ) throws -> (weights: [Weight], functions: [ExecutedFunctions]) {
    var rounds: [[Weight]] = []
    var functions: [ExecutedFunctions] = []
    for round in 1...options.repeats {
      let measurement = try measure(scenarios, options.change)
      rounds.append(measurement.weights)
      if round == 1 { measurement.notes.forEach(report) }
      functions = measurement.functions
    }
    let weights = rounds[0].map { weight in
      let values = rounds.map { $0.first { $0.name == weight.name }?.value ?? 0 }
      if options.repeats > 1 { report(Self.spread(weight.name, values)) }
      return Weight(weight.name.program, weight.name.figure, median(values))
    }
    return (weights, functions)
  }

  private static func spread(_ name: Weight.Name, _ values: [Int]) -> String {
    let (least, most) = (values.min() ?? 0, values.max() ?? 0)
    let share = least > 0 ? Double(most - least) / Double(least) * 100 : 0
    let percent = String(format: "%.3f", share)
    return
      "spread: \(name): \(ComparedWeight.grouped(least)) to \(ComparedWeight.grouped(most)), \(percent) %"
  }

  private func store(
    _ measured: [Weight], over stored: StoredWeights, _ options: CommandLineOptions
  ) throws -> Int32 {
    // Figures of programs that were not measured are kept.
    let others =
      options.only.isEmpty
      ? [] : stored.weights.filter { !options.only.contains($0.name.program) }
    let order = Scenario.all.map(\.program)
    let all = order.flatMap { program in
      (others + measured).filter { $0.name.program == program }
    }
    try write(stored.storing(all, in: options.surroundings).text, options.change.stored)
    report("weigh: \(all.count) weights are stored in \(options.change.stored)")
    return 0
  }

  private func write(_ text: String, _ file: String) throws {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
    } catch {
      throw WeighError("\(file) cannot be written: \(error.localizedDescription)")
    }
  }

  private func verdict(_ compared: [ComparedWeight], order: String?) -> Int32 {
    WeightTable(compared).lines.forEach(report)
    let problems = compared.compactMap(\.problem) + (order.map { [$0] } ?? [])
    problems.forEach { report("weigh: \($0)") }
    guard problems.isEmpty else { return WeighError.Status.wrong.rawValue }
    report("weigh: \(compared.count) weights are within their room")
    return 0
  }

  private static func storedWeights(_ file: String) throws -> StoredWeights {
    guard let data = FileManager.default.contents(atPath: file),
      let text = String(validating: data, as: UTF8.self)
    else { throw WeighError("\(file) cannot be read as UTF-8 text") }
    return try StoredWeights(text, file: file)
  }
}
