/// A namespace for comparing measured weights with stored ones, or with those of the merge base.
enum Comparison {
  /// Compares with the stored figures. A weight is wrong if it differs from its figure by more than the
  /// tolerance, if it is not stored, or if it is stored and was not measured.
  ///
  /// - Parameter programs: The programs that were measured. Stored figures of other programs are not
  ///   compared.
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

  /// Compares with the merge base, measured in the same environment.
  ///
  /// If the change edits a stored figure, the expected weight changes by the same amount. A weight that is
  /// lighter, or that the merge base does not have, is not wrong, because there are no stored figures of this
  /// environment.
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
