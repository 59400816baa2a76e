/// A search for runs of lines that occur twice.
struct RepeatSearch {
  /// A run of lines that occurs at two positions.
  struct Run: Equatable {
    /// The indices of the first line of both occurrences, the smaller one first.
    var first: Int
    var second: Int
    /// The number of lines.
    var count: Int
  }

  /// The lines of all files, file by file.
  let lines: [CodeLine]
  /// The least number of lines of a run.
  let length: Int
  /// The least number of forms of lines in a run.
  let leastForms: Int
  /// The names in a line.
  let words: (CodeLine) -> [Substring]

  /// Returns the runs, each with its maximum length.
  func runs() -> [Run] {
    var places: [UInt64: [Int]] = [:]
    for start in lines.indices {
      guard let window = window(at: start) else { continue }
      places[window, default: []].append(start)
    }
    return places.values.filter { $0.count > 1 }.flatMap { starts in
      starts.indices.flatMap { index in
        starts[(index + 1)...].flatMap { runs(from: starts[index], and: $0) }
      }
    }.sorted { ($0.first, $0.second) < ($1.first, $1.second) }
  }

  /// Returns a hash that two windows of lines share if their lines have the same shapes.
  ///
  /// If the window leaves its file, or if its lines have few forms, returns `nil`.
  private func window(at start: Int) -> UInt64? {
    let end = start + length
    guard end <= lines.count, lines[end - 1].file == lines[start].file else { return nil }
    var forms: Set<LineShape> = []
    var hash: UInt64 = 14_695_981_039_346_656_037
    for line in lines[start..<end] {
      forms.insert(line.shape)
      hash = (hash ^ line.shape.hash) &* 1_099_511_628_211
    }
    return forms.count >= leastForms ? hash : nil
  }

  /// Returns the runs that begin with windows of the same shapes at two positions, or an empty array if they
  /// continue earlier runs.
  private func runs(from first: Int, and second: Int) -> [Run] {
    if first > 0, lines[first - 1].file == lines[first].file,
      lines[second - 1].file == lines[second].file, isAlike(first - 1, second - 1),
      window(at: first - 1) != nil
    {
      return []
    }
    var count = 0
    while isAlike(first + count, second + count, from: (first, second)) { count += 1 }
    return renamings(from: first, and: second, count: count)
  }

  private func isAlike(_ first: Int, _ second: Int) -> Bool {
    lines[first].shape == lines[second].shape
  }

  private func isAlike(_ first: Int, _ second: Int, from starts: (first: Int, second: Int)) -> Bool
  {
    let overlaps = lines[starts.first].file == lines[starts.second].file && first >= starts.second
    return !overlaps && second < lines.count && lines[first].file == lines[starts.first].file
      && lines[second].file == lines[starts.second].file && isAlike(first, second)
  }

  /// Returns the parts of a run of equal shapes in which the names correspond one to one.
  private func renamings(from first: Int, and second: Int, count: Int) -> [Run] {
    var runs: [Run] = []
    var start = 0
    var renaming = Renaming()
    for offset in 0..<count {
      let names = (words(lines[first + offset]), words(lines[second + offset]))
      if renaming.add(names.0, names.1) { continue }
      runs.append(Run(first: first + start, second: second + start, count: offset - start))
      renaming = Renaming()
      start = renaming.add(names.0, names.1) ? offset : offset + 1
    }
    runs.append(Run(first: first + start, second: second + start, count: count - start))
    return runs.filter { run in
      run.count >= length
        && Set(lines[run.first..<(run.first + run.count)].map(\.shape)).count >= leastForms
    }
  }
}

/// Names of one run, each with the name that stands for it in the other.
private struct Renaming {
  private var there: [Substring: Substring] = [:]
  private var back: [Substring: Substring] = [:]

  /// Adds the names of two lines. If they contradict earlier ones, returns `false`.
  mutating func add(_ first: [Substring], _ second: [Substring]) -> Bool {
    guard first.count == second.count else { return false }
    for (one, other) in zip(first, second) {
      guard there[one, default: other] == other, back[other, default: one] == one else {
        return false
      }
      there[one] = other
      back[other] = one
    }
    return true
  }
}
