internal import TouchAnalysis

/// The findings in addition to figures: the times of faults, and the settings that correct a wrong mapping.
enum ReportFindings {
  /// The largest number of times of each fault.
  private static let most = 8

  /// Returns sentences about a group.
  static func sentences(
    of group: FigureGroup, _ analysis: Analysis, _ words: ReportStrings
  ) -> [String] {
    switch group {
    case .touches: touches(analysis, words)
    case .test(.accuracy): mapping(analysis, words)
    case .test: []
    }
  }

  /// Returns each fault with its times.
  private static func touches(_ analysis: Analysis, _ words: ReportStrings) -> [String] {
    guard let touches = analysis.touches else { return [] }
    var kinds: [(name: FigureName, findings: [Finding])] = []
    for finding in touches.findings {
      if kinds.last?.name != finding.name { kinds.append((finding.name, [])) }
      kinds[kinds.count - 1].findings.append(finding)
    }
    guard !kinds.isEmpty else { return [words.noFaults] }
    return kinds.map { kind in
      let times = kind.findings.prefix(most).map {
        words.number(analysis.seconds(at: $0.from))
      }
      let more = kind.findings.count > most ? " …" : ""
      let place = touches.spurious.first.flatMap { spurious in
        kind.name == .touchSpurious ? " " + words.places([spurious.position]) : nil
      }
      return words.counted(
        kind.findings.count, PlainText.keepingUnits(words.title(of: kind.name))) + (place ?? "")
        + ": "
        + words.times(times.joined(separator: "; ") + more)
    } + [words.timesCount]
  }

  private static func mapping(_ analysis: Analysis, _ words: ReportStrings) -> [String] {
    guard let mapping = analysis.accuracy?.mapping, !mapping.faults.isEmpty else { return [] }
    let faults = mapping.faults.map(words.mapping).joined(separator: ", ")
    var sentences = [
      "\(words.mappingHead): \(faults); \(words.mappingResidual) "
        + words.number(mapping.residual, in: .millimetres) + "."
    ]
    sentences.append(mapping.calibration == nil ? words.noMatrix : words.mappingMatrix)
    return sentences
  }

  /// Returns the settings for libinput, sway and udev.
  static func settings(for analysis: Analysis) -> [String] {
    guard let mapping = analysis.accuracy?.mapping, let advice = MappingAdvice(mapping) else {
      return []
    }
    return ["LIBINPUT_CALIBRATION_MATRIX=\(advice.matrix)", advice.sway, advice.udev]
  }
}
