/// Who shows a series, and is told when it changes.
@MainActor protocol ChartSeriesOwner: AnyObject {
  func seriesDidChange(_ series: ChartSeries)
}
