import TouchAnalysis

/// The counts of a watch, for programs.
enum WatchSummary {
  static func text(of watch: TouchWatch, isOver: Bool, isRecordingFull: Bool) -> String {
    var fields: [(String, JSONValue)] = [
      ("touch-lab-watch", .number(1)), ("over", .flag(isOver)),
      ("seconds", .number(watch.seconds)), ("touches", .number(Double(watch.touches))),
      ("stuck", .number(Double(watch.stuckTouches + watch.stuckNow))),
      ("longest", .number(watch.longest)), ("battery", count(watch.battery)),
      ("charger", count(watch.charger)), ("unknown", count(watch.unknown)),
      ("hours", .list(watch.hours.map { .number(Double($0)) })),
      ("recordingFull", .flag(isRecordingFull)),
    ]
    if let range = watch.temperature {
      fields.append(("temperature", .list([.number(range.lowerBound), .number(range.upperBound)])))
    }
    fields.append(
      (
        "frequent",
        .list(
          watch.frequent.map {
            .list([.number(Double($0.x)), .number(Double($0.y)), .number(Double($0.count))])
          })
      ))
    fields.append(("first", .list(watch.first.map(ghost))))
    fields.append(("last", .list(watch.last.map(ghost))))
    return JSONValue.object(fields).pages() + "\n"
  }

  private static func count(_ count: TouchWatch.Count) -> JSONValue {
    .object([
      ("seconds", .number(count.seconds)), ("touches", .number(Double(count.touches))),
      ("reports", .number(Double(count.reports))),
    ])
  }

  private static func ghost(_ ghost: TouchWatch.Ghost) -> JSONValue {
    var fields: [(String, JSONValue)] = [
      ("at", .number(ghost.at)), ("length", .number(ghost.length)), ("x", .number(ghost.x)),
      ("y", .number(ghost.y)),
    ]
    if let isCharging = ghost.isCharging { fields.append(("charging", .flag(isCharging))) }
    return .object(fields)
  }
}
