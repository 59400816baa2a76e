import TouchAnalysis

/// The faults in a recording, with or without tests.
extension TextSummary {
  /// Returns each fault with its number, positions and times, the gravest first.
  static func findings(of analysis: Analysis) -> String {
    guard let touches = analysis.touches else { return "" }
    let rows = kinds(of: touches).map { name -> [String] in
      let own = touches.findings.filter { $0.name == name }
      return [
        "\(own.count)", name.title,
        [place(of: name, touches, own), times(of: own, analysis)]
          .filter { !$0.isEmpty }.joined(separator: "; "),
      ]
    }
    var still = rows
    if !touches.stillAxes.isEmpty {
      still.append(
        [
          "\(touches.stillAxes.count)", FigureName.touchAxes.title,
          touches.stillAxes.joined(separator: ", "),
        ])
    }
    guard !still.isEmpty else {
      return "\nNo fault was found in the touches.\n"
    }
    return "\nFaults in the touches\n" + Columns.text(still)
      + "  Times are in seconds from the beginning, as “TouchLab cut --from --to” counts them.\n"
  }

  private static func kinds(of touches: TouchesAnalysis) -> [FigureName] {
    var names: [FigureName] = []
    for finding in touches.findings where names.last != finding.name { names.append(finding.name) }
    return names
  }

  private static func place(
    of name: FigureName, _ touches: TouchesAnalysis, _ findings: [Finding]
  ) -> String {
    switch name {
    case .touchSpurious:
      return touches.spurious.prefix(3).map {
        "\($0.count) times at (\(Number.text($0.position.x, digits: 1)), "
          + "\(Number.text($0.position.y, digits: 1)))"
      }.joined(separator: ", ")
    case .touchJumps:
      let sizes = findings.map(\.size)
      return "up to \(Number.text(sizes.max() ?? 0, digits: 1)) mm"
    case .touchLost:
      let sizes = Spread(findings.map(\.size))
      return "for \(Number.text(sizes.median, digits: 0)) ms, median"
    default: return ""
    }
  }

  private static func times(of findings: [Finding], _ analysis: Analysis) -> String {
    let times = findings.prefix(5).map { Number.text(analysis.seconds(at: $0.from)) }
    guard !times.isEmpty else { return "" }
    return "at " + times.joined(separator: ", ") + (findings.count > 5 ? ", … s" : " s")
  }

  /// Returns the mapping of the panel to its screen, and the settings that correct it.
  static func mapping(of analysis: Analysis) -> String {
    guard let mapping = analysis.accuracy?.mapping, !mapping.faults.isEmpty else { return "" }
    var rows = [
      ["found", mapping.faults.map(\.english).joined(separator: ", ")],
      ["error", "\(Number.text(mapping.error)) mm, RMS over \(mapping.targets) targets"],
      [
        "residual",
        "\(Number.text(mapping.residual)) mm, RMS of \(mapping.fitted) taps around the fit",
      ],
    ]
    if let advice = MappingAdvice(mapping) {
      rows.append(["libinput", "LIBINPUT_CALIBRATION_MATRIX=\(advice.matrix)"])
      rows.append(["sway", advice.sway])
      rows.append(["udev rule", advice.udev])
    } else {
      rows.append(["matrix", "none: the window did not fill the screen"])
    }
    return "\nMapping of the panel to the screen\n" + Columns.text(rows)
  }
}
