/// The type of a tool that a touch screen reports, `ABS_MT_TOOL_TYPE`.
package enum TouchTool: String, CaseIterable, Sendable {
  case finger, pen, palm, dial
}
