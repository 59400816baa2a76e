extension StoredWeights {
  /// Reads the text of the file.
  ///
  /// - Throws: ``WeighError`` with file and line if a line is not in the format, a name occurs twice, a
  ///   tolerance has no reason, or the environment or the tolerance is missing.
  init(_ text: String, file: String) throws {
    var parser = Parser(file: file)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      try parser.read(String(line))
    }
    self = try parser.result()
  }

  private struct Parser {
    let file: String
    private var line = 0
    private var comments: [String] = []
    private var settings: [String: String] = [:]
    private var weights: [Weight] = []
    private var rooms: [Weight.Name: OwnRoom] = [:]

    init(file: String) { self.file = file }

    mutating func read(_ text: String) throws {
      line += 1
      if text.isEmpty { return }
      if text.hasPrefix("#") {
        guard settings.isEmpty, weights.isEmpty else { throw fault("comments stand at the top") }
        return comments.append(text)
      }
      let words = text.split(separator: " ", maxSplits: 3)
      if words[0].hasSuffix(":") {
        let key = String(words[0].dropLast())
        guard ["toolchain", "system", "room"].contains(key), settings[key] == nil else {
          throw fault("the setting \(key) is unknown or stands twice")
        }
        settings[key] = words.dropFirst().joined(separator: " ")
        return
      }
      try readWeight(words)
    }

    private mutating func readWeight(_ words: [Substring]) throws {
      guard words.count >= 3, let value = Int(words[2]), value >= 0 else {
        throw fault("no weight: a program, a figure and a whole number are needed")
      }
      let weight = Weight(String(words[0]), String(words[1]), value)
      guard !weights.contains(where: { $0.name == weight.name }) else {
        throw fault("\(weight.name) stands twice")
      }
      weights.append(weight)
      guard words.count == 4 else { return }
      let parts = words[3].split(separator: ":", maxSplits: 1)
      let reason = parts.last?.drop { $0 == " " } ?? ""
      guard parts.count == 2, !reason.isEmpty, parts[0].hasPrefix("room "),
        let percent = Self.percent(parts[0].dropFirst(5))
      else { throw fault("after the figure only \"room N %: REASON\" can stand") }
      rooms[weight.name] = OwnRoom(percent: percent, reason: String(reason))
    }

    func result() throws -> StoredWeights {
      guard let toolchain = settings["toolchain"], let system = settings["system"] else {
        throw WeighError("\(file) does not name toolchain and system")
      }
      guard let room = Self.percent((settings["room"] ?? "")[...]) else {
        throw WeighError("\(file) does not name the room, as \"room: 2 %\"")
      }
      return StoredWeights(
        comments: comments, surroundings: Surroundings(toolchain: toolchain, system: system),
        room: room, weights: weights, ownRooms: rooms)
    }

    /// Returns the number in `2 %`, from 0 to 100.
    private static func percent(_ text: Substring) -> Double? {
      guard text.hasSuffix(" %"), let percent = Double(text.dropLast(2)),
        (0...100).contains(percent)
      else { return nil }
      return percent
    }

    private func fault(_ words: String) -> WeighError { WeighError("\(file):\(line): \(words)") }
  }
}
