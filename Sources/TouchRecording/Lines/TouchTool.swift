/// The thing that a touch screen reports as touching, `ABS_MT_TOOL_TYPE`.
package enum TouchTool: String, CaseIterable, Sendable {
  case finger, pen, palm, dial
}
