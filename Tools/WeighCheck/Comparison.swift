/// A namespace for comparing measured weights with stored ones, or with those of the merge base.
enum Comparison {
  /// Compares with the stored figures: a weight over its figure by more than the room is wrong, and so is
  /// one under it, one that is not stored, and a stored one that was not measured.
  ///
  /// - Parameter programs: The programs that were measured; stored figures of others are left alone.
  static func with(
    _ stored: StoredWeights, measured: [Weight], programs: Set<String>
  ) -> [ComparedWeight] {
    var result = measured.map { weight in
      let expected = stored.value(weight.name)
      let room = stored.room(of: weight.name)
      return ComparedWeight(
        name: weight.name, measured: weight.value, expected: expected, room: room,
        verdict: expected.map { Verdict(measured: weight.value, stored: $0, room: room) }
          ?? .notStored)
    }
    let names = Set(measured.map(\.name))
    for weight in stored.weights
    where programs.contains(weight.name.program) && !names.contains(weight.name) {
      result.append(
        ComparedWeight(
          name: weight.name, measured: nil, expected: weight.value,
          room: stored.room(of: weight.name), verdict: .notMeasured))
    }
    return result
  }

  /// Compares with the merge base, measured in the same surroundings.
  ///
  /// If the change edits a stored figure, as much more or less is expected of what is measured here. A
  /// weight that is lighter, or that the merge base does not have, is within: nothing is stored for these
  /// surroundings.
  static func with(
    mergeBase: [Weight], storedThere: StoredWeights?, storedHere: StoredWeights,
    measured: [Weight]
  ) -> [ComparedWeight] {
    let base = Dictionary(mergeBase.map { ($0.name, $0.value) }) { first, _ in first }
    return measured.map { weight in
      let room = storedHere.room(of: weight.name)
      var compared = ComparedWeight(
        name: weight.name, measured: weight.value, expected: nil, room: room, basis: .mergeBase,
        verdict: .within)
      guard let before = base[weight.name] else { return compared }
      var expected = Double(before)
      if let old = storedThere?.value(weight.name), let new = storedHere.value(weight.name), old > 0
      {
        expected *= Double(new) / Double(old)
      }
      compared.expected = Int(expected.rounded())
      let verdict = Verdict(measured: weight.value, stored: Int(expected.rounded()), room: room)
      compared.verdict = verdict == .heavier ? .heavier : .within
      return compared
    }
  }
}
