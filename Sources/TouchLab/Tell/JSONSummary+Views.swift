import TouchImport

/// The comparison of the kernel's and the compositor's view, for programs.
extension JSONSummary {
  static func views(_ views: ViewComparison) -> JSONValue {
    func delay(_ delay: ViewComparison.Delay) -> JSONValue {
      .object([
        ("count", .number(Double(delay.count))), ("median", .number(delay.median)),
        ("high", .number(delay.high)), ("longest", .number(delay.most)),
      ])
    }
    /// Returns times in seconds on the recording's clock.
    func times(_ times: [Int64]) -> JSONValue {
      .object([
        ("count", .number(Double(times.count))),
        ("at", .list(times.prefix(100).map { .number(Double($0) / 1e6) })),
      ])
    }
    return .object([
      ("blame", .text(views.blame.rawValue)), ("sentence", .text(views.sentence)),
      ("touches", .number(Double(views.touchCount))),
      ("reports", .number(Double(views.reportCount))),
      ("lostTouches", times(views.lostTouches)), ("lostReports", times(views.lostReports)),
      ("addedReports", times(views.addedReports)),
      ("changedReports", times(views.changedReports)),
      ("largestChange", .number(views.largestChange)), ("kernelGaps", times(views.kernelGaps)),
      ("kernelDelay", delay(views.kernelDelay)), ("waylandDelay", delay(views.waylandDelay)),
      ("programDelay", delay(views.programDelay)),
    ])
  }
}
